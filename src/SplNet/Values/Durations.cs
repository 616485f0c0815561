using System.Globalization;

namespace SplNet.Values;

/// <summary>Formats lengths of time as words, in the invariant culture.</summary>
internal static class Durations
{
    private static readonly TimeSpan InSeconds = TimeSpan.FromMilliseconds(99.5);
    private static readonly TimeSpan InMinutes = TimeSpan.FromMinutes(2);
    private static readonly TimeSpan InHours = TimeSpan.FromHours(1);

    /// <summary>Formats a time in its natural unit: "42 ms", "2.5 s", "42 s", "3 min 20 s", "1 h 5 min".</summary>
    public static string Text(TimeSpan time)
    {
        if (time == TimeSpan.Zero)
            return "0 s";
        if (time < InSeconds)
            return Quantity.Format(time.TotalNanoseconds, MetricUnit.Nanoseconds);
        if (time < TimeSpan.FromSeconds(10))
            return string.Create(CultureInfo.InvariantCulture, $"{time.TotalSeconds:0.#} s");
        if (time < InMinutes)
            return string.Create(CultureInfo.InvariantCulture, $"{time.TotalSeconds:0} s");
        return time < InHours
            ? InTwoUnits((long)time.TotalMinutes, "min", time.Seconds, "s")
            : InTwoUnits((long)time.TotalHours, "h", time.Minutes, "min");
    }

    private static string InTwoUnits(long large, string largeUnit, int small, string smallUnit) => small == 0
        ? string.Create(CultureInfo.InvariantCulture, $"{large} {largeUnit}")
        : string.Create(CultureInfo.InvariantCulture, $"{large} {largeUnit} {small} {smallUnit}");
}
