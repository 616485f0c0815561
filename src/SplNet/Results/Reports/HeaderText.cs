using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>
/// The first line of a brief report, which many summaries show alone: the verdict, the finding or the problem, and the claim.
/// </summary>
internal static class HeaderText
{
    public static string Of(ExperimentResult result)
    {
        var start = $"{Label(result.Verdict)}  {Name(result)}";
        if (result.Problems.Count > 0)
            return start + ProblemText.FirstLine(result);
        if (result.Comparisons.Count == 0)
            return start + (result.Verdict == Verdict.Inconclusive ? $"too few processes to decide; {Claimed(result)}" : Claim(result));
        var comparison = Deciding(result);
        var others = result.Comparisons.Count == 1
            ? string.Empty
            : $", 1 of {result.Comparisons.Count.ToString(System.Globalization.CultureInfo.InvariantCulture)} comparisons";
        var finding = FindingText.Of(comparison, result) + others;
        return $"{start}{finding}{(result.Passed ? Values(comparison, result) : "; " + Claimed(result))}";
    }

    /// <summary>The claim, preceded by the name of the requirement if the line does not start with it.</summary>
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

    /// <summary>The verdict in capitals.</summary>
    public static string Label(Verdict verdict) => verdict switch
    {
        Verdict.Pass => "PASS",
        Verdict.Fail => "FAIL",
        Verdict.Inconclusive => "INCONCLUSIVE",
        _ => "INVALID",
    };

    /// <summary>The claim, introduced.</summary>
    public static string Claimed(ExperimentResult result) => "claimed: " + Claim(result);

    /// <summary>The name of the requirement with a colon; empty if the formula is its name.</summary>
    public static string Name(ExperimentResult result) =>
        result.Name is { } name && !IsOfFormula(name, result) ? name + ": " : string.Empty;

    // The same formula elsewhere has a name that starts with it.
    private static bool IsOfFormula(string name, ExperimentResult result) => name.StartsWith(result.Formula, StringComparison.Ordinal);

    // ": 3.1 ns vs 752 ns (3 pairs, 2.6 s)"
    private static string Values(ComparisonResult comparison, ExperimentResult result)
    {
        var design = $" ({BriefReport.Processes(result, comparison)}, {Durations.Text(TimeSpan.FromSeconds(result.Seconds))})";
        return comparison.Unit != MetricUnit.Bytes && FindingText.Values(comparison, result) is { } values ? $": {values}{design}" : design;
    }
}
