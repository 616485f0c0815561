using SplNet.Reports;

namespace SplNet.Benchmarks;

/// <summary>The medians of the runs of an experiment's first operand, in nanoseconds.</summary>
internal static class RunMedians
{
    /// <summary>Of a result that another process has printed.</summary>
    public static IEnumerable<double> Of(string json) => JsonReport.Read(json).Operands[0].Runs.Select(static run => Median.Of(run.Nanoseconds));
}
