using System.Globalization;

namespace SplNet.Results.Reports;

/// <summary>Why operands differ, for people.</summary>
internal static class WhyText
{
    private const string Indent = "  ";

    /// <summary>The lines of an explanation.</summary>
    public static IEnumerable<string> Of(Explanation explanation) =>
    [
        Heading(explanation),
        .. explanation.Lines.Select(static line => Indent + line),
        .. explanation.Notes.Select(static note => $"{Indent}note: {note}"),
    ];

    private static string Heading(Explanation explanation)
    {
        var does = explanation.Comparison.StartsWith($"{Estimators.Instructions}(", StringComparison.Ordinal) ? "executes"
            : explanation.Comparison.StartsWith($"{Estimators.Allocated}(", StringComparison.Ordinal) ? "allocates"
            : "takes";
        var more = explanation.MeasuredRatio < 1 ? "less" : "more";
        var exact = explanation.IsExact || double.IsNaN(explanation.CountedChange) ? string.Empty : ", counts differ between runs";
        return string.Create(
            CultureInfo.InvariantCulture, $"why {explanation.After} {does} {more} than {explanation.Before} (counted after the verdict, " +
                $"{explanation.Seconds:0.0} s{exact}):");
    }
}
