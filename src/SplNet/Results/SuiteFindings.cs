namespace SplNet;

/// <summary>
/// Combines the results of the experiments of a suite. Each experiment keeps its own α; among a hundred requirements that hold,
/// about one then fails by chance at α = 0.01. The adjustment of Benjamini and Hochberg (1995) keeps the expected share of false
/// findings among all findings of the suite at its level.
/// </summary>
public static class SuiteFindings
{
    /// <summary>The findings of a suite, the surest first.</summary>
    /// <param name="results">The results of all experiments of the suite; invalid ones are left out.</param>
    /// <param name="level">The expected share of false findings among all findings, in (0, 1).</param>
    /// <exception cref="ArgumentOutOfRangeException">The level is outside (0, 1).</exception>
    public static IReadOnlyList<SuiteFinding> Of(IEnumerable<ExperimentResult> results, double level = 0.01)
    {
        ArgumentNullException.ThrowIfNull(results);
        if (!(level > 0 && level < 1))
            throw new ArgumentOutOfRangeException(nameof(level), level, "The share of false findings lies between 0 and 1.");
        var comparisons = results.Where(static result => result.Verdict != Verdict.Invalid)
            .SelectMany(static result => result.Comparisons.Select(comparison => (Result: result, Comparison: comparison)))
            .ToArray();
        var adjusted = MultipleTests.BenjaminiHochberg(Array.ConvertAll(comparisons, static pair => pair.Comparison.PValue));
        return
        [
            .. comparisons.Select(
                (pair, index) => new SuiteFinding(pair.Result, pair.Comparison, adjusted[index], adjusted[index] <= level))
                .Where(static finding => finding.Comparison.Reason is SequentialReason.Shown or SequentialReason.ContraryEvidence)
                .OrderBy(static finding => finding.AdjustedPValue),
        ];
    }
}

/// <summary>One difference, or equivalence, that an experiment of a suite has shown.</summary>
/// <param name="Experiment">The experiment.</param>
/// <param name="Comparison">Its comparison that evidence decided.</param>
/// <param name="AdjustedPValue">Its p-value, adjusted for all comparisons of the suite.</param>
/// <param name="Stands">True if it holds at the level of the suite.</param>
public sealed record SuiteFinding(ExperimentResult Experiment, ComparisonResult Comparison, double AdjustedPValue, bool Stands);
