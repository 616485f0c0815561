using System.Globalization;
using SplNet.Results.Reports;
using SplNet.Values;

namespace SplNet.Tool.Comparing;

/// <summary>Formats the cells of a table of comparisons; empty without a value.</summary>
internal static class CompareCells
{
    public static string NameOf(ComparedRow row) => row.Change switch
    {
        _ when row.IsUnaffected => "unaffected",
        Change.Different => "other results",
        Change.Regression => "regression",
        Change.Improvement => "improvement",
        Change.Unchanged => "unchanged",
        Change.Undecided => "undecided",
        Change.New => "new",
        _ => "not measured",
    };

    public static string Value(double value, MetricUnit unit) => double.IsNaN(value) ? string.Empty : Quantity.Format(value, unit);

    public static string Ratio(ComparedRow row) => row switch
    {
        { BaseValue: 0, Value: not 0 } => $"+{Quantity.Format(row.Value, row.Unit)}",

        // A multiple of a part of a byte says nothing.
        { Unit: MetricUnit.Bytes, Exact: false, BaseValue: < 1 } =>
            $"{(row.Value < row.BaseValue ? "-" : "+")}{Quantity.Format(Math.Abs(row.Value - row.BaseValue), row.Unit)}",
        _ when double.IsNaN(row.Ratio) => string.Empty,
        _ when double.IsNaN(row.Lower) || double.IsNaN(row.Upper) => Quantity.Significant(row.Ratio),
        _ => Quantity.WithInterval(row.Ratio, row.Lower, row.Upper),
    };

    public static string PValue(ComparedRow row) => row switch
    {
        { Tolerance: not null } => string.Empty,
        { IsOfResults: true } => string.Empty,
        { Exact: true } => "exact",
        _ when double.IsNaN(row.Ratio) && row.BaseValue != 0 => string.Empty,
        _ => EvidenceText.PValue(row.AdjustedPValue),
    };

    public static string Runs(ComparedRow row) => row.Runs == 0 ? string.Empty : row.Runs.ToString(CultureInfo.InvariantCulture);

    /// <summary>The assumptions of the table.</summary>
    public static string Legend(CompareDocument document)
    {
        var unaffected = document.Comparisons.Any(static row => row.IsUnaffected)
            ? " Unaffected operands were not measured, because the code that they execute is the same."
            : string.Empty;
        var exact = document.Comparisons.Any(static row => row.Exact) ? "exact: every run of a side counted the same; " : string.Empty;
        if (document.Tolerance is { } tolerance)
            return string.Create(
                CultureInfo.InvariantCulture,
                $"Times: ratios of the smallest iterations {(document.AreRuntimes ? "on the runtime / on" : "at the revision / at")} " +
                $"{document.Base}, changed beyond {Quantity.Percent(tolerance)}; this judge controls no error rate. Other metrics: " +
                $"ratios, α = {document.Alpha} for all comparisons together (Holm).{unaffected}");
        return string.Create(
            CultureInfo.InvariantCulture,
            $"Ratios of mean times, or of the named estimator, {(document.AreRuntimes ? "on the runtime / on" : "at the revision / at")} " +
            $"{document.Base}; α = {document.Alpha} for all comparisons together (Holm); {exact}unchanged: " +
            $"the interval excludes a difference of {Quantity.Percent(document.Resolution)}.{unaffected}");
    }
}
