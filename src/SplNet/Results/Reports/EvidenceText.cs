using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>Evidence in words.</summary>
internal static class EvidenceText
{
    public static string Of(EvidenceProblem problem) => problem switch
    {
        EvidenceProblem.Empty => "nothing was measured",
        EvidenceProblem.NotANumber => "a measurement, or a transform of one, is not a finite, non-negative number",
        EvidenceProblem.TooFewRuns => "one run does not show how much runs differ; raise Runs",
        EvidenceProblem.UnequalRuns => "the sides have different numbers of runs",
        EvidenceProblem.TooFewIterations => "a run has too few iterations for this interpretation; raise Iterations",
        EvidenceProblem.NoSpread => "the times do not vary at all, so the clock is too coarse for them; measure more work per call",
        EvidenceProblem.BelowFloor => "both sides are too fast to distinguish from an empty call; measure more work per call",
        _ => "nothing is wrong",
    };

    /// <summary>The finding of the comparison, for example "significantly slower (p = 3e-5, α = 0.01, paired runs)".</summary>
    public static string Finding(ComparisonResult comparison, double alpha)
    {
        var evidence = comparison.Evidence;
        if (evidence.Problem != EvidenceProblem.None)
            return Of(evidence.Problem);
        var test = $"α = {Level(evidence.Significance ?? alpha)}, {evidence.Interpretation}";
        if (comparison.Relation == Relation.Equivalent)
            return Difference(comparison, test);
        var p = Math.Min(evidence.PLess, evidence.PGreater);
        if (Direction(comparison) is { } direction)
            return $"significantly {direction} ({PValue(p)}, {test})";
        // A p-value below α may come from a look that tests at a smaller level.
        return evidence.Significance is null && p < alpha && p >= comparison.Level
            ? $"no significant difference ({PValue(p)}, not below the level {Level(comparison.Level)} of this analysis; {test})"
            : $"no significant difference ({PValue(p)}, {test})";
    }

    // The p-value is for equivalence, and would contradict a difference that is shown.
    private static string Difference(ComparisonResult comparison, string test)
    {
        var (tolerance, p) = (Quantity.Percent(comparison.Tolerance), PValue(comparison.Evidence.PEquivalent));
        return comparison.Truth switch
        {
            Truth.True => $"shown to differ by no more than {tolerance} ({p}, {test})",
            Truth.False => $"shown to differ by more than {tolerance} ({test})",
            _ => $"not shown to differ by no more than {tolerance} ({p}, {test})",
        };
    }

    // Uses the level of the look, which is a share of α, or the level of the interpretation itself.
    private static string? Direction(ComparisonResult comparison)
    {
        var level = comparison.Evidence.Significance ?? comparison.Level;
        var (smaller, larger) = comparison.Unit switch
        {
            MetricUnit.Nanoseconds => ("faster", "slower"),
            MetricUnit.OperationsPerSecond => ("lower", "higher"),
            _ => ("smaller", "larger"),
        };
        if (comparison.Evidence.PLess < level)
            return smaller;
        return comparison.Evidence.PGreater < level ? larger : null;
    }

    /// <summary>True if a difference was shown at the level of the look, or of the interpretation itself.</summary>
    public static bool IsSignificant(ComparisonResult comparison) => Direction(comparison) is not null;

    private static string Level(double level) =>
        level.ToString(level < 0.001 ? "0.#e-0" : "0.####", System.Globalization.CultureInfo.InvariantCulture);

    /// <summary>A p-value; one that underflows is not zero.</summary>
    public static string PValue(double p) => p < 1e-12
        ? "p < 1e-12"
        : "p = " + p.ToString(p < 0.001 ? "0.#e-0" : p < 0.1 ? "0.####" : "0.###", System.Globalization.CultureInfo.InvariantCulture);
}
