namespace SplNet.Results.Reports;

/// <summary>The first line of a full report: the verdict, the requirement, and the effect or the problem.</summary>
internal static class FullHeaderText
{
    public static string Of(ExperimentResult result)
    {
        var header = $"{HeaderText.Label(result.Verdict),-5} {HeaderText.Name(result)}{HeaderText.Claim(result)}";
        return Outcome(result) is { Length: > 0 } outcome ? $"{header} — {outcome}" : header;
    }

    private static string Outcome(ExperimentResult result)
    {
        if (result.Problems.Count > 0)
            return ProblemText.FirstLine(result);
        if (result.Comparisons.Count == 0)
            return result.Verdict == Verdict.Inconclusive ? "too few runs to decide" : string.Empty;
        var comparison = HeaderText.Deciding(result);
        var effect = Effect(comparison, result.Alpha);
        return result.Comparisons.Count == 1 ? effect : $"{comparison.Text}: {effect}";
    }

    private static string Effect(ComparisonResult comparison, double alpha)
    {
        if (comparison.Evidence.Problem != EvidenceProblem.None)
            return EvidenceText.Finding(comparison, alpha);
        return comparison.Reason == SequentialReason.NotOfCalls ? comparison.Explanation : EffectText.Short(comparison);
    }
}
