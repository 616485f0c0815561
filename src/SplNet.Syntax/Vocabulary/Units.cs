namespace SplNet.Syntax;

/// <summary>The units of numbers.</summary>
internal enum FormulaUnit
{
    None,
    Nanosecond,
    Microsecond,
    Millisecond,
    Second,
    Minute,
    Byte,
    Kilobyte,
    Megabyte,
    Gigabyte,
    OperationsPerSecond,
    ThousandOperationsPerSecond,
    MillionOperationsPerSecond,
    Percent,
}

/// <summary>The names, dimensions and sizes of the units.</summary>
internal static class Units
{
    private static readonly (string Name, FormulaUnit Unit)[] Names =
    [
        ("ns", FormulaUnit.Nanosecond), ("us", FormulaUnit.Microsecond), ("\u00b5s", FormulaUnit.Microsecond),
        ("\u03bcs", FormulaUnit.Microsecond),
        ("ms", FormulaUnit.Millisecond), ("s", FormulaUnit.Second), ("min", FormulaUnit.Minute), ("B", FormulaUnit.Byte),
        ("KB", FormulaUnit.Kilobyte),
        ("MB", FormulaUnit.Megabyte), ("GB", FormulaUnit.Gigabyte), ("op/s", FormulaUnit.OperationsPerSecond),
        ("Kop/s", FormulaUnit.ThousandOperationsPerSecond),
        ("Mop/s", FormulaUnit.MillionOperationsPerSecond),
    ];

    private static readonly (string Other, string Name)[] OtherNames =
    [
        ("sec", "s"), ("secs", "s"), ("second", "s"), ("seconds", "s"), ("msec", "ms"), ("millisecond", "ms"), ("milliseconds", "ms"),
        ("usec", "us"), ("microsecond", "us"), ("microseconds", "us"), ("nsec", "ns"), ("nanosecond", "ns"), ("nanoseconds", "ns"),
        ("mins", "min"), ("minute", "min"), ("minutes", "min"), ("byte", "B"), ("bytes", "B"), ("KiB", "KB"), ("MiB", "MB"), ("GiB", "GB"),
        ("percent", "%"), ("ops", "op/s"), ("ops/s", "op/s"), ("op/sec", "op/s"), ("ops/sec", "op/s"), ("rps", "op/s"), ("req/s", "op/s"),
        ("kops", "Kop/s"), ("kops/s", "Kop/s"),
        ("mops", "Mop/s"), ("mops/s", "Mop/s"),
    ];

    public static FormulaUnit Find(string text, int start, int length)
    {
        foreach (var (name, unit) in Names)
        {
            if (name.Length == length && string.CompareOrdinal(text, start, name, 0, length) == 0)
                return unit;
        }

        return FormulaUnit.None;
    }

    /// <summary>Finds the unit that another spelling means, or null.</summary>
    public static string? Meant(string name)
    {
        foreach (var (other, unit) in OtherNames)
        {
            if (string.Equals(other, name, StringComparison.OrdinalIgnoreCase))
                return unit;
        }

        foreach (var (unit, _) in Names)
        {
            if (unit.Length > 1 && string.Equals(unit, name, StringComparison.OrdinalIgnoreCase))
                return unit;
        }

        return null;
    }

    public static string NameOf(FormulaUnit unit) => unit switch
    {
        FormulaUnit.Nanosecond => "ns",
        FormulaUnit.Microsecond => "us",
        FormulaUnit.Millisecond => "ms",
        FormulaUnit.Second => "s",
        FormulaUnit.Minute => "min",
        FormulaUnit.Byte => "B",
        FormulaUnit.Kilobyte => "KB",
        FormulaUnit.Megabyte => "MB",
        FormulaUnit.Gigabyte => "GB",
        FormulaUnit.OperationsPerSecond => "op/s",
        FormulaUnit.ThousandOperationsPerSecond => "Kop/s",
        FormulaUnit.MillionOperationsPerSecond => "Mop/s",
        FormulaUnit.Percent => "%",
        _ => string.Empty,
    };

    public static Dimension DimensionOf(FormulaUnit unit) => unit switch
    {
        FormulaUnit.None or FormulaUnit.Percent => Dimension.Number,
        FormulaUnit.Byte or FormulaUnit.Kilobyte or FormulaUnit.Megabyte or FormulaUnit.Gigabyte => Dimension.Memory,
        FormulaUnit.OperationsPerSecond or FormulaUnit.ThousandOperationsPerSecond or FormulaUnit.MillionOperationsPerSecond =>
            Dimension.Rate,
        _ => Dimension.Time,
    };

    /// <summary>Gets the size in nanoseconds, in bytes, in operations per second, or as a plain number.</summary>
    public static double ScaleOf(FormulaUnit unit) => unit switch
    {
        FormulaUnit.Microsecond => 1e3,
        FormulaUnit.Millisecond => 1e6,
        FormulaUnit.Second => 1e9,
        FormulaUnit.Minute => 60e9,
        FormulaUnit.Kilobyte => 1024,
        FormulaUnit.Megabyte => 1024 * 1024,
        FormulaUnit.Gigabyte => 1024 * 1024 * 1024,
        FormulaUnit.ThousandOperationsPerSecond => 1e3,
        FormulaUnit.MillionOperationsPerSecond => 1e6,
        FormulaUnit.Percent => 0.01,
        _ => 1,
    };
}
