using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>Series of numbers that belong to no requirement of SplNet.</summary>
internal static class ForeignName
{
    /// <summary>Creates the series of a BenchmarkDotNet benchmark, which is the same for all kinds of files.</summary>
    /// <param name="fullName">Namespace, type, method and arguments: <c>Sorts.Bench.Sort(N: 100)</c>.</param>
    /// <param name="metric">The estimator.</param>
    /// <param name="unit">Its unit.</param>
    /// <param name="mark">A suffix that distinguishes it from others of the same name; empty if it is unique.</param>
    public static SeriesName Of(string fullName, string metric, string unit, string mark = "")
    {
        var arguments = fullName.IndexOf('(', StringComparison.Ordinal);
        var dot = fullName.LastIndexOf('.', arguments < 0 ? fullName.Length - 1 : arguments);
        return new SeriesName(dot < 0 ? string.Empty : fullName[..dot], string.Empty, fullName[(dot + 1)..] + mark, metric, unit);
    }
}
