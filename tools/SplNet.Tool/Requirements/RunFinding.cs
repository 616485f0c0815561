namespace SplNet.Tool.Requirements;

/// <summary>The finding of a comparison of one requirement, corrected for all others of the run.</summary>
/// <param name="Requirement">The name of the requirement.</param>
/// <param name="Comparison">The comparison as a formula.</param>
/// <param name="AdjustedPValue">Its p-value by the procedure of Benjamini and Hochberg.</param>
/// <param name="Stands">True if it holds at the level of the run.</param>
internal sealed record RunFinding(string Requirement, string Comparison, double AdjustedPValue, bool Stands)
{
    public static IReadOnlyList<RunFinding> Of(IReadOnlyList<RequirementResult> results, double level) =>
    [
        .. SuiteFindings.Of(results.Select(static result => result.Result), level).Select(finding => new RunFinding(
            results.First(result => ReferenceEquals(result.Result, finding.Experiment)).Name, finding.Comparison.Text,
            finding.AdjustedPValue, finding.Stands)),
    ];
}
