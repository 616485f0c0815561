using System.Globalization;
using SplNet.Values;

namespace SplNet.Tool.Requirements;

/// <summary>A requirement in the table of a run.</summary>
/// <param name="Verdict">The verdict as reports write it.</param>
/// <param name="Name">The name.</param>
/// <param name="Location">Where it is stated.</param>
/// <param name="Measured">The values of its estimates.</param>
/// <param name="Runs">How many processes measured each operand; empty if none did.</param>
/// <param name="Time">How long that took.</param>
/// <param name="Remark">Why it has no verdict; empty if it has one.</param>
internal sealed record RunRow(string Verdict, string Name, string Location, string Measured, string Runs, string Time, string Remark)
{
    public static RunRow Of(RequirementResult requirement)
    {
        var result = requirement.Result;
        var runs = result.Operands.Select(static operand => operand.Runs.Count).DefaultIfEmpty().Min();
        return new RunRow(
            LabelOf(result.Verdict),
            requirement.Name,
            requirement.Location,
            string.Join(", ", result.Operands.SelectMany(static operand => operand.Estimates).Select(Text)),
            runs == 0 ? string.Empty : runs.ToString(CultureInfo.InvariantCulture),
            runs == 0 ? string.Empty : Durations.Text(TimeSpan.FromSeconds(result.Seconds)),
            result.Problems.Count == 0 ? string.Empty : result.Problems[0]);
    }

    public static string LabelOf(Verdict verdict) => verdict.ToString().ToUpperInvariant();

    /// <summary>How many there are of each verdict.</summary>
    public static string Counts(IReadOnlyList<RequirementResult> results) => string.Join(", ", results
        .GroupBy(static result => result.Result.Verdict)
        .OrderBy(static group => group.Key)
        .Select(static group => string.Create(CultureInfo.InvariantCulture, $"{group.Count()} {LabelOf(group.Key)}")));

    private static string Text(EstimateResult estimate) => $"{estimate.Text} {Quantity.Format(estimate.Value, estimate.Unit)}";
}
