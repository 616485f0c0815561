using System.Globalization;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;
using SplNet.Views.Pages;

namespace SplNet.Views.Histories;

/// <summary>A comparison on two classes of machines.</summary>
/// <param name="Condition">The comparison, with its requirement.</param>
/// <param name="Machines">Both classes.</param>
/// <param name="Ratios">The ratio of its sides on each.</param>
/// <param name="Value">The metric, at least 1.</param>
/// <param name="IsDecidedAlike">True if it has the same result on both.</param>
internal sealed record PortabilityRow(string Condition, string Machines, string Ratios, double Value, bool IsDecidedAlike);

/// <summary>The portability of a history as a page: the histogram, and the least portable comparisons.</summary>
internal static class PortabilityPage
{
    private const int MostRows = 200;
    private const int LongName = 200;

    /// <summary>Creates the page.</summary>
    /// <param name="sentence">The summary in one sentence.</param>
    /// <param name="location">The history.</param>
    /// <param name="rows">The rows, the least portable first; at least one.</param>
    public static string Of(string sentence, string location, IReadOnlyList<PortabilityRow> rows) =>
        PageHead.Of($"splnet history portability: {Escaped.Short(sentence, LongName)}")
        + $"<body><header><p class=\"verdict\">splnet history portability</p><h1>{Escaped.Of(sentence)}</h1>"
        + $"<p class=\"soft\">{Escaped.Short(location, LongName)}</p></header>\n<main>"
        + Section.Of(
            "Portability of comparisons",
            HistogramPicture.Of("portability", "Histogram of the portability metric", [.. rows.Select(static row => row.Value)]),
            "For each comparison and each pair of machine classes: the ratio of both sides on one class over the ratio on the other, or "
            + "its reciprocal if that is greater. 1 is perfectly portable.")
        + Section.Of(
            "Least portable",
            Table.Of(
                "Comparisons, the least portable first",
                ["comparison", "machines", "ratios", "metric", "result"],
                rows.Take(MostRows).Select(static row => (IReadOnlyList<string>)[
                    Escaped.Short(row.Condition, LongName), Escaped.Short(row.Machines, LongName), Escaped.Of(row.Ratios),
                    row.Value.ToString("0.000", CultureInfo.InvariantCulture), row.IsDecidedAlike ? "the same" : "differs"]),
                numbersFrom: 2)
            + Section.Left(rows.Count, MostRows, "comparisons are shown"),
            string.Empty)
        + "</main></body></html>\n";
}
