using System.Globalization;
using SplNet.Quantities;
using SplNet.Reports;

namespace SplNet.Tool.Comparing;

/// <summary>What stands in the cells of a table of comparisons; empty where there is nothing.</summary>
internal static class CompareCells
{
    public static string NameOf(Change change) => change switch
    {
        Change.Regression => "regression",
        Change.Improvement => "improvement",
        Change.Unchanged => "unchanged",
        Change.Undecided => "undecided",
        _ => "not measured",
    };

    public static string Time(double nanoseconds) => double.IsNaN(nanoseconds) ? string.Empty : Quantity.Format(nanoseconds, MetricUnit.Nanoseconds);

    public static string Ratio(ComparedRow row) =>
        double.IsNaN(row.Ratio) ? string.Empty : Quantity.WithInterval(row.Ratio, row.Lower, row.Upper);

    public static string PValue(ComparedRow row) => double.IsNaN(row.Ratio) ? string.Empty : EvidenceText.PValue(row.AdjustedPValue);

    public static string Runs(ComparedRow row) => row.Runs == 0 ? string.Empty : row.Runs.ToString(CultureInfo.InvariantCulture);

    /// <summary>What the table rests on.</summary>
    public static string Legend(CompareDocument document) => string.Create(
        CultureInfo.InvariantCulture,
        $"Ratios of mean times, time at the revision / time at {document.Base}; α = {document.Alpha} for all comparisons together (Holm); unchanged means that a difference of {Quantity.Percent(document.Resolution)} is excluded, as its interval says.");
}
