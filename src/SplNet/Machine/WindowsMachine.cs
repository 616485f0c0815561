using System.Runtime.InteropServices;
using System.Runtime.Versioning;
using Microsoft.Win32;

namespace SplNet.Machine;

/// <summary>What Windows tells of its machine. It has no load, and its governors are schemes of power that people name as they like.</summary>
[SupportedOSPlatform("windows")]
internal static partial class WindowsMachine
{
    private const string FirstProcessor = @"HKEY_LOCAL_MACHINE\HARDWARE\DESCRIPTION\System\CentralProcessor\0";
    private const byte Battery = 0;
    private const byte Mains = 1;

    /// <summary>What the processor calls itself.</summary>
    public static string? Processor() => (Registry.GetValue(FirstProcessor, "ProcessorNameString", null) as string)?.Trim();

    /// <summary>True if a battery supplies the machine; null if nobody knows.</summary>
    public static bool? IsOnBattery() => !ReadPower(out var power) ? null : power.Line switch
    {
        Battery => true,
        Mains => false,
        _ => null,
    };

    [LibraryImport("kernel32", EntryPoint = "GetSystemPowerStatus")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool ReadPower(out Power power);

    // SYSTEM_POWER_STATUS
    [StructLayout(LayoutKind.Sequential)]
    private readonly struct Power
    {
        public readonly byte Line;
        public readonly byte Charge;
        public readonly byte ChargePercent;
        public readonly byte Saver;
        public readonly int SecondsLeft;
        public readonly int SecondsOfAll;
    }
}
