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
        EvidenceProblem.BelowFloor => "both sides are too fast to be told from an empty call; measure more work per call",
        _ => "nothing is wrong",
    };

    /// <summary>What the comparison found, for example "significantly slower (p = 3e-5, α = 0.01, paired runs)".</summary>
    public static string Finding(ComparisonResult comparison, double alpha, double resolution)
    {
        var evidence = comparison.Evidence;
        if (evidence.Problem != EvidenceProblem.None)
            return Of(evidence.Problem);
        var time = comparison.Unit == MetricUnit.Nanoseconds;
        var less = evidence.PLess < alpha;
        var greater = evidence.PGreater < alpha;
        var (smaller, larger) = time ? ("faster", "slower") : ("smaller", "larger");
        if (less || greater)
            return $"significantly {(less ? smaller : larger)} ({PValue(Math.Min(evidence.PLess, evidence.PGreater))}, {Test(evidence, alpha)})";
        var p = PValue(Math.Min(evidence.PLess, evidence.PGreater));
        return comparison.Relation switch
        {
            Relation.Less or Relation.Greater => $"a difference is not shown ({p}, {Test(evidence, alpha)})" + Excluded(comparison, resolution),
            _ when comparison.Truth == Truth.True => $"no difference, and one of {Quantity.Percent(resolution)} is excluded ({p}, {Test(evidence, alpha)})",
            _ => $"no difference is shown, but one of {Quantity.Percent(resolution)} cannot be excluded ({p}, {Test(evidence, alpha)})",
        };
    }

    /// <summary>A p-value; one that underflows is not zero.</summary>
    private static string PValue(double p) => p < 1e-12
        ? "p < 1e-12"
        : "p = " + p.ToString(p < 0.001 ? "0.#e-0" : "0.###", System.Globalization.CultureInfo.InvariantCulture);

    private static string Test(Evidence evidence, double alpha) =>
        $"α = {Quantity.Significant(alpha)}, {evidence.Interpretation}";

    private static string Excluded(ComparisonResult comparison, double resolution) => comparison.Truth == Truth.False
        ? $"; one of {Quantity.Percent(resolution)} in the claimed direction is excluded"
        : string.Empty;
}
