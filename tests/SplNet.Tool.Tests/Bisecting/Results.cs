using SplNet.Statistics;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>Results made by hand.</summary>
internal static class Results
{
    public static ExperimentResult Of(Verdict verdict, double effect = double.NaN, string? problem = null) => new()
    {
        Formula = "mean(a) <= mean(b)",
        Verdict = verdict,
        Problems = problem is null ? [] : [problem],
        Comparisons = verdict == Verdict.Invalid ? [] : [Comparison(effect)],
    };

    private static ComparisonResult Comparison(double effect) => new()
    {
        Text = "mean(a) <= mean(b)",
        Relation = Relation.LessOrEqual,
        Truth = Truth.Unknown,
        Unit = MetricUnit.Nanoseconds,
        Reason = SequentialReason.CapReached,
        Explanation = "No more blocks than 20 may be measured.",
        Level = 0.001,
        Interval = new DecidingInterval(effect * 0.9, effect * 1.1, 0.001),
        Evidence = new Evidence
        {
            Interpretation = "paired runs",
            Scale = ComparisonScale.Ratio,
            Effect = effect,
            Lower = effect * 0.5,
            Upper = effect * 2,
            Blocks = 5,
        },
    };
}
