using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Explaining;

/// <summary>Which comparisons of an experiment are explained.</summary>
internal static class ExplainedComparisons
{
    // The first ones of a formula with many comparisons say what the others would.
    private const int Most = 3;

    /// <summary>Those of the formula that show a difference, or all that compare two operands; and the bytes that these runs have counted exactly, where they differ too: what takes longer need not be what allocates.</summary>
    /// <param name="experiment">The experiment.</param>
    /// <param name="operands">What was measured.</param>
    /// <param name="result">What came out of it.</param>
    public static IReadOnlyList<ComparedSides> Of(Experiment experiment, IReadOnlyList<MeasuredOperand> operands, ExperimentResult result)
    {
        var isAlways = experiment.Options.Explain == Explain.Always;
        var pairs = FormulaProblems.Comparisons(experiment.Formula).Distinct().Zip(result.Comparisons).ToList();
        var claimed = isAlways || result.Verdict == Verdict.Fail
            ? pairs.Where(pair => isAlways || pair.Second.Truth == Truth.False).Select(pair => ComparedSides.Of(pair.First, pair.Second, operands, result.Operands)).OfType<ComparedSides>().ToList()
            : [];
        var pairsOfBytes = pairs.Where(pair => experiment.AlsoCounted.Contains(Estimators.Allocated, StringComparer.Ordinal) || claimed.Exists(one => one.Comparison == pair.Second.Text))
            .Select(pair => ComparedSides.OfBytes(pair.First, operands, result.Operands)).OfType<ComparedSides>();
        return [.. claimed.Concat(pairsOfBytes.Where(bytes => !claimed.Exists(bytes.IsAmong))).Take(Most)];
    }
}
