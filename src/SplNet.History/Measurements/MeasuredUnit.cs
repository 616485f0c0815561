namespace SplNet.History.Measurements;

/// <summary>
/// Units of time and of memory as other tools write them: <c>ms</c>, <c>us/op</c>, <c>KB</c>. The unit may change when a number grows, but
/// the series must not.
/// </summary>
internal static class MeasuredUnit
{
    private const double Kilo = 1024; // as everywhere in SplNet, and in BenchmarkDotNet

    private static readonly Dictionary<string, double> Nanoseconds = Scales(
        (1, ["ns", "nsec", "nanosecond", "nanoseconds"]),
        (1e3, ["us", "\u00B5s", "\u03BCs", "usec", "microsecond", "microseconds"]),
        (1e6, ["ms", "msec", "millisecond", "milliseconds"]),
        (1e9, ["s", "sec", "secs", "second", "seconds"]),
        (60e9, ["min", "minute", "minutes"]),
        (3600e9, ["h", "hour", "hours"]));

    private static readonly Dictionary<string, double> Bytes = Scales(
        (1, ["B", "byte", "bytes", "Byte", "Bytes"]),
        (Kilo, ["KB", "KiB"]),
        (Kilo * Kilo, ["MB", "MiB"]),
        (Kilo * Kilo * Kilo, ["GB", "GiB"]),
        (Kilo * Kilo * Kilo * Kilo, ["TB", "TiB"]));

    /// <summary>Gets the factor that converts a value to another unit; null if the two do not measure the same.</summary>
    /// <param name="from">The old unit.</param>
    /// <param name="to">The new unit.</param>
    public static double? Factor(string from, string to)
    {
        if (from == to)
            return 1;
        var (old, present) = (Parts(from), Parts(to));
        if (old == present)
            return 1;
        return old.Per != present.Per ? null : Ratio(Nanoseconds, old.What, present.What) ?? Ratio(Bytes, old.What, present.What);
    }

    /// <summary>True for units of plain memory, unlike "MB/s", which is memory per second.</summary>
    public static bool IsOfMemory(string unit) => Bytes.ContainsKey(unit.Trim());

    private static double? Ratio(Dictionary<string, double> scales, string from, string to) =>
        scales.TryGetValue(from, out var old) && scales.TryGetValue(to, out var present) ? old / present : null;

    /// <summary>True for units of time, also per item: "ns/op" qualifies, "MB/s" does not.</summary>
    public static bool IsOfTime(string unit) => Nanoseconds.ContainsKey(Parts(unit).What);

    // "ns/op" is a time per item, "MB/s" memory per time; the part after the slash must be the same. After a tab, histories
    // contain further numbers of Go benchmarks, which were once treated as a part of the unit.
    private static (string What, string Per) Parts(string unit)
    {
        unit = unit.Split('\t', 2)[0];
        var stroke = unit.IndexOf('/', StringComparison.Ordinal);
        return stroke < 0 ? (unit.Trim(), string.Empty) : (unit[..stroke].Trim(), unit[(stroke + 1)..].Trim());
    }

    private static Dictionary<string, double> Scales(params (double Scale, string[] Names)[] units) =>
        units.SelectMany(static unit => unit.Names.Select(name => (name, unit.Scale))).ToDictionary(
            static unit => unit.name, static unit => unit.Scale, StringComparer.Ordinal);
}
