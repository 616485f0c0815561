namespace SplNet.Syntax;

/// <summary>The names of the estimators, and what each measures.</summary>
internal static class Estimators
{
    public const string KnownNames =
        "mean, median, min, p01 to p99 (or p99.9), cpu, allocated, collections, gen0, gen1, gen2, objects, contentions, exceptions";

    private static readonly string[] Times = ["mean", "median", "min", "cpu"];
    private static readonly string[] Counts = ["collections", "gen0", "gen1", "gen2", "objects", "contentions", "exceptions"];

    public static IReadOnlyList<string> Names { get; } = [.. Times, "allocated", .. Counts];

    public static bool IsKnown(string name) => DimensionOf(name) != Dimension.Unknown;

    public static Dimension DimensionOf(string name)
    {
        if (name == "allocated")
            return Dimension.Memory;
        if (Array.IndexOf(Times, name) >= 0 || Percentiles.Find(name) is not null)
            return Dimension.Time;
        return Array.IndexOf(Counts, name) >= 0 ? Dimension.Count : Dimension.Unknown;
    }
}
