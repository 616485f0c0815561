using SplNet.Statistics;

namespace SplNet.History.Classic;

/// <summary>
/// Compares two builds by the results of their executions (Bulej et al., Regression Benchmarking with Simple Middleware Benchmarks, section
/// 3.4): an F test of equal variances, then a t test with the common variance, or Welch's if they differ (<see cref="Executions"/>).
/// </summary>
internal static class ExecutionResults
{
    /// <summary>Compares two builds.</summary>
    /// <param name="before">One result per execution of the earlier build, at least two, finite.</param>
    /// <param name="after">One result per execution of the later build, at least two, finite.</param>
    /// <param name="alpha">The two-sided level of either test, between 0 and 1.</param>
    /// <returns>The change, or null if the test shows none. Results without any spread are exact: they differ, or they do not.</returns>
    public static UnconfirmedChange? Compare(double[] before, double[] after, double alpha = 0.05)
    {
        var (a, b) = (Moments.Of(before), Moments.Of(after));
        if (a.Variance == 0 && b.Variance == 0)
            return a.Mean == b.Mean ? null : UnconfirmedChange.Between(ClassicRule.Executions, a.Mean, b.Mean, 0);
        var evidence = new Executions { VarianceLevel = alpha }.Weigh(
            SampleOf(before), SampleOf(after), new DecisionOptions { Scale = ComparisonScale.Difference, Resolution = 0 });
        var p = Math.Min(1, 2 * Math.Min(evidence.PLess, evidence.PGreater));
        return p < alpha ? UnconfirmedChange.Between(ClassicRule.Executions, a.Mean, b.Mean, p) : null;
    }

    private static Sample SampleOf(double[] results) => new([.. results.Select(static result => new RunSample([result]))]);
}
