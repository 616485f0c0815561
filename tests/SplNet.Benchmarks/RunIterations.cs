using SplNet.Results.Reports;

namespace SplNet.Benchmarks;

/// <summary>The iterations of the runs of an experiment's first operand, in nanoseconds.</summary>
internal static class RunIterations
{
    /// <summary>Of a result that another process has printed.</summary>
    public static IReadOnlyList<IReadOnlyList<double>> Of(string json) =>
        [.. JsonReport.Read(json).Operands[0].Runs.Select(static run => run.Nanoseconds)];
}
