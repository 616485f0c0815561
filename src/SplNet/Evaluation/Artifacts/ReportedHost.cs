using System.Runtime.Versioning;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Portability;
using Microsoft.Win32;

namespace SplNet.Evaluation.Artifacts;

/// <summary>
/// The machine as reports name it. BenchmarkDotNet asks a service of Windows (WMI) for the hypervisor, and waits without a bound if that
/// service is broken; the registry has the same names.
/// </summary>
internal sealed class ReportedHost : HostEnvironmentInfo
{
    private const string Firmware = @"HKEY_LOCAL_MACHINE\HARDWARE\DESCRIPTION\System\BIOS";

    private static readonly VirtualMachineHypervisor[] Hypervisors = [HyperV.Default, VirtualBox.Default, VMware.Default];

    private ReportedHost() => VirtualMachineHypervisor = new Lazy<VirtualMachineHypervisor>(
        static () => OperatingSystem.IsWindows() ? Hypervisor(Named("SystemManufacturer"), Named("SystemProductName"))! : null!);

    /// <summary>This machine, which is asked once.</summary>
    public static ReportedHost Current { get; } = new();

    /// <summary>The hypervisor that makes machines of this name.</summary>
    /// <param name="manufacturer">The manufacturer of the machine.</param>
    /// <param name="model">The name of its model.</param>
    /// <returns>Null if it is none that BenchmarkDotNet knows.</returns>
    internal static VirtualMachineHypervisor? Hypervisor(string manufacturer, string model) =>
        Array.Find(Hypervisors, hypervisor => hypervisor.IsVirtualMachine(manufacturer, model));

    [SupportedOSPlatform("windows")]
    private static string Named(string value) => Registry.GetValue(Firmware, value, null) as string ?? string.Empty;
}
