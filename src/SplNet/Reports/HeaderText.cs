using SplNet.Quantities;
using SplNet.Statistics;

namespace SplNet.Reports;

/// <summary>The first line of a brief report, which is all that many summaries show: the verdict, the finding or the problem, and the claim.</summary>
internal static class HeaderText
{
    public static string Of(ExperimentResult result)
    {
        var label = Label(result.Verdict);
        if (result.Problems.Count > 0)
            return $"{label} {Name(result)}{ProblemText.FirstLine(result)}";
        if (result.Comparisons.Count == 0)
            return result.Verdict == Verdict.Inconclusive ? $"{label} {Name(result)}too few processes to decide; {Claimed(result)}" : $"{label} {Name(result)}{Claim(result)}";
        var comparison = Deciding(result);
        var others = result.Comparisons.Count == 1 ? string.Empty : $", 1 of {result.Comparisons.Count.ToString(System.Globalization.CultureInfo.InvariantCulture)} comparisons";
        var finding = FindingText.Of(comparison, result) + others;
        return $"{label} {Name(result)}{finding}{(result.Passed ? Values(comparison, result) : "; " + Claimed(result))}";
    }

    /// <summary>The claim; with the name of the requirement where that is not the start of the line.</summary>
    public static string Claim(ExperimentResult result) => result.Name is { } name && IsOfFormula(name, result) ? name : result.Formula;

    /// <summary>The first comparison that has the verdict of the whole.</summary>
    public static ComparisonResult Deciding(ExperimentResult result)
    {
        var truth = result.Verdict switch
        {
            Verdict.Pass => Truth.True,
            Verdict.Fail => Truth.False,
            _ => Truth.Unknown,
        };
        return result.Comparisons.FirstOrDefault(comparison => comparison.Truth == truth) ?? result.Comparisons[0];
    }

    private static string Label(Verdict verdict) => verdict switch
    {
        Verdict.Pass => "PASS ",
        Verdict.Fail => "FAIL ",
        Verdict.Inconclusive => "INCONCLUSIVE ",
        _ => "INVALID ",
    };

    private static string Claimed(ExperimentResult result) => "claimed: " + Claim(result);

    private static string Name(ExperimentResult result) => result.Name is { } name && !IsOfFormula(name, result) ? name + ": " : string.Empty;

    // The same formula elsewhere has a name that begins with it.
    private static bool IsOfFormula(string name, ExperimentResult result) => name.StartsWith(result.Formula, StringComparison.Ordinal);

    // ": 3.1 ns vs 752 ns (3 pairs, 2.6 s)"
    private static string Values(ComparisonResult comparison, ExperimentResult result)
    {
        var design = $" ({BriefReport.Processes(result, comparison)}, {Durations.Text(TimeSpan.FromSeconds(result.Seconds))})";
        return comparison.Unit != MetricUnit.Bytes && FindingText.Values(comparison, result) is { } values ? $": {values}{design}" : design;
    }
}
