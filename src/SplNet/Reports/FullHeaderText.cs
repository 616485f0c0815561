using SplNet.Statistics;

namespace SplNet.Reports;

/// <summary>The first line of a full report: the verdict, the requirement, and the effect or the problem.</summary>
internal static class FullHeaderText
{
    public static string Of(ExperimentResult result)
    {
        var header = $"{Label(result.Verdict),-5} {Claim(result)}";
        return Outcome(result) is { Length: > 0 } outcome ? $"{header} — {outcome}" : header;
    }

    // A name that tells one formula from the same one elsewhere begins with it.
    private static string Claim(ExperimentResult result) =>
        result.Name is not { } name ? result.Formula : name.StartsWith(result.Formula, StringComparison.Ordinal) ? name : $"{name}: {result.Formula}";

    private static string Label(Verdict verdict) => verdict switch
    {
        Verdict.Pass => "PASS",
        Verdict.Fail => "FAIL",
        Verdict.Inconclusive => "INCONCLUSIVE",
        _ => "INVALID",
    };

    private static string Outcome(ExperimentResult result)
    {
        if (result.Problems.Count > 0)
            return ProblemText.FirstLine(result);
        if (result.Comparisons.Count == 0)
            return result.Verdict == Verdict.Inconclusive ? "too few runs to decide" : string.Empty;
        var comparison = Deciding(result);
        var effect = Effect(comparison, result.Alpha);
        return result.Comparisons.Count == 1 ? effect : $"{comparison.Text}: {effect}";
    }

    private static ComparisonResult Deciding(ExperimentResult result)
    {
        var truth = result.Verdict switch
        {
            Verdict.Pass => Truth.True,
            Verdict.Fail => Truth.False,
            _ => Truth.Unknown,
        };
        return result.Comparisons.FirstOrDefault(comparison => comparison.Truth == truth) ?? result.Comparisons[0];
    }

    private static string Effect(ComparisonResult comparison, double alpha)
    {
        if (comparison.Evidence.Problem != EvidenceProblem.None)
            return EvidenceText.Finding(comparison, alpha);
        return comparison.Reason == SequentialReason.NotOfCalls ? comparison.Explanation : EffectText.Short(comparison);
    }
}
