using System.Globalization;

namespace SplNet.Machine;

/// <summary>The system's information about itself; unavailable values are null or empty.</summary>
internal sealed record MachineReadings
{
    /// <summary>The distinct frequency governors of the processors.</summary>
    public IReadOnlyList<string> Governors { get; init; } = [];

    /// <summary>True if processors may exceed their base frequency.</summary>
    public bool? Turbo { get; init; }

    /// <summary>The number of running or runnable processes, averaged over a minute.</summary>
    public double? Load { get; init; }

    /// <summary>True if the machine runs on battery.</summary>
    public bool? OnBattery { get; init; }

    /// <summary>The model name of the processor.</summary>
    public string? Processor { get; init; }

    /// <summary>True if a processor's frequency limit is below its maximum.</summary>
    public bool? Slowed { get; init; }

    /// <summary>Logical processors.</summary>
    public required int Processors { get; init; }

    /// <summary>
    /// Logical processors on which this process may run. Unlike <see cref="Processors"/>, the number does not depend on a limit of the
    /// process's share.
    /// </summary>
    public int Allowed { get; init; } = Environment.ProcessorCount;

    /// <summary>Reads the information of this system.</summary>
    public static MachineReadings Take() => OperatingSystem.IsWindows()
        ? new()
        {
            Processor = WindowsMachine.Processor(),
            OnBattery = WindowsMachine.IsOnBattery(),
            Slowed = WindowsMachine.IsSlowed(Environment.ProcessorCount),
            Processors = Environment.ProcessorCount,
        }
        : Take("/sys", "/proc");

    /// <summary>Reads the files of Linux; they do not exist on other systems.</summary>
    /// <param name="sys">The path of the sys file system.</param>
    /// <param name="proc">The path of the proc file system.</param>
    public static MachineReadings Take(string sys, string proc) => new()
    {
        Governors = ReadGovernors(Path.Combine(sys, "devices/system/cpu")),
        Turbo = ReadTurbo(Path.Combine(sys, "devices/system/cpu")),
        Load = ReadLoad(Path.Combine(proc, "loadavg")),
        OnBattery = PowerSupply.IsBattery(Path.Combine(sys, "class/power_supply")),
        Processor = ReadProcessor(Path.Combine(proc, "cpuinfo")),
        Slowed = ReadSlowed(Path.Combine(sys, "devices/system/cpu")),
        Processors = Environment.ProcessorCount,
        Allowed = AllowedProcessors.Read(proc)?.Count ?? Environment.ProcessorCount,
    };

    private static List<string> ReadGovernors(string processors) =>
    [
        .. KernelFile.Folders(processors, "cpu*")
            .Select(static processor => KernelFile.Read(Path.Combine(processor, "cpufreq", "scaling_governor")))
            .OfType<string>()
            .Distinct(StringComparer.Ordinal)
            .Order(StringComparer.Ordinal),
    ];

    private static bool? ReadTurbo(string processors) => KernelFile.Read(Path.Combine(processors, "intel_pstate", "no_turbo")) switch
    {
        "0" => true,
        "1" => false,
        _ => KernelFile.Read(Path.Combine(processors, "cpufreq", "boost")) switch
        {
            "1" => true,
            "0" => false,
            _ => null,
        },
    };

    private static string? ReadProcessor(string file) => (KernelFile.Read(file) ?? string.Empty)
        .Split('\n')
        .FirstOrDefault(static line => line.StartsWith("model name", StringComparison.Ordinal))?
        .Split(':', 2)[^1].Trim();

    private static bool? ReadSlowed(string processors)
    {
        var slowed = KernelFile.Folders(processors, "cpu*")
            .Select(static processor => (Set: Frequency(processor, "scaling_max_freq"), Possible: Frequency(processor, "cpuinfo_max_freq")))
            .Where(static frequency => frequency is { Set: not null, Possible: not null })
            .ToList();
        return slowed.Count == 0 ? null : slowed.Exists(static frequency => frequency.Set < frequency.Possible);
    }

    private static double? Frequency(string processor, string file) =>
        double.TryParse(
            KernelFile.Read(Path.Combine(processor, "cpufreq", file)), NumberStyles.None, CultureInfo.InvariantCulture, out var frequency)
            ? frequency
            : null;

    private static double? ReadLoad(string file) =>
        double.TryParse(KernelFile.Read(file)?.Split(' ')[0], NumberStyles.Float, CultureInfo.InvariantCulture, out var load) ? load : null;
}
