using System.Diagnostics;
using System.Globalization;

namespace SplNet.Machine;

/// <summary>
/// The machine's activity so far; the difference of two readings is the activity in between. Unavailable values are null.
/// </summary>
internal sealed record MachineUse
{
    // The kernel counts these times in hundredths of a second, independently of its internal clock.
    private const double TicksPerSecond = 100;

    // In /proc/stat: user, nice, system, idle, waiting, interrupts (two kinds), stolen by other guests of the host.
    private const int CountedTimes = 8;
    private const int Idle = 3;
    private const int Waiting = 4;

    // In /proc/self/stat, after the name in parentheses: the times of the process and of its exited children.
    private const int OwnTimes = 11;
    private const int OwnTimesCount = 4;

    private readonly long _takenAt = Stopwatch.GetTimestamp();

    /// <summary>The total processor time on the processors that this process may use, in seconds.</summary>
    public double? BusySeconds { get; init; }

    /// <summary>The processor time of this process and its exited children, in seconds.</summary>
    public double? OwnSeconds { get; init; }

    /// <summary>The number of times that processors were throttled for their temperature, or this container for its share.</summary>
    public long? Throttled { get; init; }

    /// <summary>Reads the activity of this system. On Windows, the paths of Linux files may lead to something else.</summary>
    public static MachineUse Take() => OperatingSystem.IsWindows() ? new() : Take("/sys", "/proc");

    /// <summary>Reads the files of Linux; they do not exist on other systems.</summary>
    /// <param name="sys">The path of the sys file system.</param>
    /// <param name="proc">The path of the proc file system.</param>
    public static MachineUse Take(string sys, string proc) => new()
    {
        BusySeconds = Busy(KernelFile.Read(Path.Combine(proc, "stat")), AllowedProcessors.Read(proc)),
        OwnSeconds = Own(KernelFile.Read(Path.Combine(proc, "self", "stat"))),
        Throttled = Sum(Shares(sys, proc).Concat(Temperatures(sys))),
    };

    /// <summary>
    /// The number of processors that were busy with other work since an earlier reading; null if the system does not report it.
    /// </summary>
    public double? OthersSince(MachineUse earlier)
    {
        var seconds = Stopwatch.GetElapsedTime(earlier._takenAt, _takenAt).TotalSeconds;
        return seconds > 0 && BusySeconds - earlier.BusySeconds - (OwnSeconds - earlier.OwnSeconds) is { } others
            ? Math.Max(0, others / seconds)
            : null;
    }

    // The first line is the total of all processors. Activity on processors that this process may not use does not disturb it.
    private static double? Busy(string? stat, IReadOnlySet<int>? allowed)
    {
        var lines = (stat ?? string.Empty).Split('\n');
        var own = allowed is null ? [] : lines.Where(line => line.StartsWith("cpu", StringComparison.Ordinal)
            && Number(line.Split(' ')[0][3..]) is { } number && allowed.Contains((int)number))
            .Select(Seconds).OfType<double>().ToList();
        return allowed is not null && own.Count == allowed.Count ? own.Sum() : Seconds(lines[0]);
    }

    private static double? Seconds(string line)
    {
        var times = Numbers(line, skipped: 1);
        return times.Count < CountedTimes ? null : (times.Take(CountedTimes).Sum() - times[Idle] - times[Waiting]) / TicksPerSecond;
    }

    private static double? Own(string? stat)
    {
        var times = Numbers(stat?[(stat.LastIndexOf(')') + 1)..], skipped: OwnTimes);
        return times.Count < OwnTimesCount ? null : times.Take(OwnTimesCount).Sum() / TicksPerSecond;
    }

    private static List<long> Numbers(string? line, int skipped) => [.. (line ?? string.Empty)
        .Split(' ', StringSplitOptions.RemoveEmptyEntries)
        .Skip(skipped)
        .Select(Number)
        .TakeWhile(static number => number is not null)
        .OfType<long>()];

    private static IEnumerable<long?> Shares(string sys, string proc) => ControlGroups.Files(sys, proc)
        .SelectMany(static file => (KernelFile.Read(file) ?? string.Empty).Split('\n'))
        .Where(static line => line.StartsWith("nr_throttled ", StringComparison.Ordinal))
        .Select(static line => Number(line.Split(' ')[^1]));

    private static IEnumerable<long?> Temperatures(string sys) => KernelFile.Folders(Path.Combine(sys, "devices/system/cpu"), "cpu*")
        .Select(static processor => Number(KernelFile.Read(Path.Combine(processor, "thermal_throttle", "core_throttle_count"))));

    private static long? Sum(IEnumerable<long?> counts)
    {
        var reported = counts.OfType<long>().ToList();
        return reported.Count == 0 ? null : reported.Sum();
    }

    private static long? Number(string? text) =>
        long.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : null;
}
