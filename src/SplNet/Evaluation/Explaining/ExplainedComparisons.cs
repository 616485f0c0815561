using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Explaining;

/// <summary>Which comparisons of an experiment are explained.</summary>
internal static class ExplainedComparisons
{
    // The first ones of a formula with many comparisons represent the others.
    private const int Most = 3;

    /// <summary>
    /// Chooses the comparisons that show a difference, or else all that compare two operands; also the exact byte
    /// counts of these runs if they differ: the slower side need not be the one that allocates more.
    /// </summary>
    /// <param name="experiment">The experiment.</param>
    /// <param name="operands">The measured operands.</param>
    /// <param name="result">Its result.</param>
    public static IReadOnlyList<ComparedSides> Of(Experiment experiment, IReadOnlyList<MeasuredOperand> operands, ExperimentResult result)
    {
        var isAlways = experiment.Options.Explain == Explain.Always;
        var pairs = FormulaProblems.Comparisons(experiment.Formula).Distinct().Zip(result.Comparisons).ToList();
        var claimed = isAlways || result.Verdict == Verdict.Fail
            ? pairs.Where(pair => isAlways || pair.Second.Truth == Truth.False)
                .Select(pair => ComparedSides.Of(pair.First, pair.Second, operands, result.Operands)).OfType<ComparedSides>().ToList()
            : [];
        var pairsOfBytes = pairs.Where(pair => experiment.AlsoCounted.Contains(Estimators.Allocated, StringComparer.Ordinal)
            || claimed.Exists(one => one.Comparison == pair.Second.Text))
            .Select(pair => ComparedSides.OfBytes(pair.First, operands, result.Operands)).OfType<ComparedSides>();
        return [.. claimed.Concat(pairsOfBytes.Where(bytes => !claimed.Exists(bytes.IsAmong))).Take(Most)];
    }
}
