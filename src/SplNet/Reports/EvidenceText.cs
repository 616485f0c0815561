using SplNet.Statistics;

namespace SplNet.Reports;

/// <summary>Evidence in words.</summary>
internal static class EvidenceText
{
    public static string Of(EvidenceProblem problem) => problem switch
    {
        EvidenceProblem.Empty => "there are no measurements",
        EvidenceProblem.NotANumber => "a measurement, or a transform of one, is not a finite, non-negative number",
        EvidenceProblem.TooFewRuns => "one run does not show how much runs differ; raise Runs",
        EvidenceProblem.UnequalRuns => "the sides have different numbers of runs",
        EvidenceProblem.TooFewIterations => "a run has too few iterations for this interpretation; raise Iterations",
        EvidenceProblem.NoSpread => "times that do not vary at all are those of a clock too coarse for them; measure more work per call",
        EvidenceProblem.BelowFloor => "both sides are too fast to be told from an empty call; measure more work per call",
        _ => "nothing is wrong",
    };

    /// <summary>What the comparison found, for example "significantly slower (p = 3e-5, α = 0.01, paired runs)".</summary>
    public static string Finding(ComparisonResult comparison, double alpha)
    {
        var evidence = comparison.Evidence;
        if (evidence.Problem != EvidenceProblem.None)
            return Of(evidence.Problem);
        if (comparison.Relation == Relation.Equivalent)
            return $"{Difference(comparison)} {Test(evidence.PEquivalent, alpha, comparison)}";
        var test = Test(Math.Min(evidence.PLess, evidence.PGreater), alpha, comparison);
        var direction = Direction(comparison);
        return direction is null ? $"no significant difference {test}" : $"significantly {direction} {test}";
    }

    private static string Difference(ComparisonResult comparison) => comparison.Truth switch
    {
        Truth.True => "shown to differ by no more than ",
        Truth.False => "shown to differ by more than ",
        _ => "not shown to differ by no more than ",
    } + Quantity.Percent(comparison.Tolerance);

    private static string Test(double p, double alpha, ComparisonResult comparison) =>
        $"({PValue(p)}, α = {Quantity.Significant(alpha)}{Share(p, alpha, comparison.Level)}, {comparison.Evidence.Interpretation})";

    // Only where the share decides otherwise than α would.
    private static string Share(double p, double alpha, double level) =>
        p < alpha && p >= level ? $", of which this look has {Quantity.Significant(level)}" : string.Empty;

    // By the level of the look, which is a share of α.
    private static string? Direction(ComparisonResult comparison)
    {
        var (smaller, larger) = comparison.Unit == MetricUnit.Nanoseconds ? ("faster", "slower") : ("smaller", "larger");
        if (comparison.Evidence.PLess < comparison.Level)
            return smaller;
        return comparison.Evidence.PGreater < comparison.Level ? larger : null;
    }

    /// <summary>A p-value; one that underflows is not zero.</summary>
    public static string PValue(double p) => p < 1e-12
        ? "p < 1e-12"
        : "p = " + p.ToString(p < 0.001 ? "0.#e-0" : "0.###", System.Globalization.CultureInfo.InvariantCulture);
}
