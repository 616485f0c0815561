using System.Runtime.Versioning;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Portability;
using Microsoft.Win32;

namespace SplNet.Evaluation.Artifacts;

/// <summary>
/// The machine as reports name it. BenchmarkDotNet asks a service of Windows (WMI) which hypervisor it runs on, and waits without a bound where that service is broken; the same names stand
/// in the registry.
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
    /// <param name="manufacturer">Who made the machine.</param>
    /// <param name="model">What it is called.</param>
    /// <returns>Null where it is none that BenchmarkDotNet knows.</returns>
    internal static VirtualMachineHypervisor? Hypervisor(string manufacturer, string model) =>
        Array.Find(Hypervisors, hypervisor => hypervisor.IsVirtualMachine(manufacturer, model));

    [SupportedOSPlatform("windows")]
    private static string Named(string value) => Registry.GetValue(Firmware, value, null) as string ?? string.Empty;
}
