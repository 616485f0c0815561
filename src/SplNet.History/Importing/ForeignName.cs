using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>Series of numbers that no requirement of SplNet has asked for.</summary>
internal static class ForeignName
{
    /// <summary>The series of a benchmark that BenchmarkDotNet names: the same, whichever file tells of it.</summary>
    /// <param name="fullName">Namespace, type, method and arguments: <c>Sorts.Bench.Sort(N: 100)</c>.</param>
    /// <param name="metric">The estimator.</param>
    /// <param name="unit">Its unit.</param>
    /// <param name="mark">What follows the name to tell it from others of the same; empty if nothing does.</param>
    public static SeriesName Of(string fullName, string metric, string unit, string mark = "")
    {
        var arguments = fullName.IndexOf('(', StringComparison.Ordinal);
        var dot = fullName.LastIndexOf('.', arguments < 0 ? fullName.Length - 1 : arguments);
        return new SeriesName(dot < 0 ? string.Empty : fullName[..dot], string.Empty, fullName[(dot + 1)..] + mark, metric, unit);
    }
}
