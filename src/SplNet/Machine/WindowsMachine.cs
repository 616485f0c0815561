using System.Runtime.InteropServices;
using System.Runtime.Versioning;
using Microsoft.Win32;

namespace SplNet.Machine;

/// <summary>
/// Reads the machine's state on Windows. Windows does not have a load average, and its governors are power plans with arbitrary names.
/// </summary>
[SupportedOSPlatform("windows")]
internal static partial class WindowsMachine
{
    private const string FirstProcessor = @"HKEY_LOCAL_MACHINE\HARDWARE\DESCRIPTION\System\CentralProcessor\0";
    private const byte Battery = 0;
    private const byte Mains = 1;
    private const int OfProcessors = 11;

    /// <summary>The model name of the processor.</summary>
    public static string? Processor() => (Registry.GetValue(FirstProcessor, "ProcessorNameString", null) as string)?.Trim();

    /// <summary>True if the machine runs on battery; null if this is unknown.</summary>
    public static bool? IsOnBattery() => !ReadPower(out var power) ? null : power.Line switch
    {
        Battery => true,
        Mains => false,
        _ => null,
    };

    /// <summary>True if the power plan or the temperature limits a processor's frequency; null if this is unknown.</summary>
    /// <param name="processors">The number of processors.</param>
    public static bool? IsSlowed(int processors)
    {
        var reported = new Frequencies[processors];
        return ReadFrequencies(OfProcessors, 0, 0, reported, processors * Marshal.SizeOf<Frequencies>()) == 0
            && Array.TrueForAll(reported, static one => one is { Possible: > 0, Allowed: > 0 })
            ? Array.Exists(reported, static one => one.Allowed < one.Possible)
            : null;
    }

    [LibraryImport("powrprof", EntryPoint = "CallNtPowerInformation")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static partial int ReadFrequencies(int level, nint input, int inputBytes, [Out] Frequencies[] reported, int bytes);

    [LibraryImport("kernel32", EntryPoint = "GetSystemPowerStatus")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool ReadPower(out Power power);

    // PROCESSOR_POWER_INFORMATION, in megahertz
    [StructLayout(LayoutKind.Sequential)]
    private readonly struct Frequencies
    {
        public readonly int Number;
        public readonly int Possible;
        public readonly int Current;
        public readonly int Allowed;
        public readonly int IdleStates;
        public readonly int IdleState;
    }

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
