using System.Globalization;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Pages;

/// <summary>The causes of differences between operands, as a part of the page of an experiment.</summary>
internal static class ExplanationSection
{
    private const int LongName = 60;
    private const int MostRows = 16;

    /// <summary>Creates the sections; empty if nothing was explained.</summary>
    public static string Of(IReadOnlyList<ReadExplanation> explanations, PageRoom room) =>
        string.Concat(explanations.Select((explanation, index) => Of(explanation, room, isFirst: index == 0)));

    // A page has only one flame graph, because identifiers of pictures must be unique.
    private static string Of(ReadExplanation explanation, PageRoom room, bool isFirst)
    {
        var title = explanation.MeasuredRatio < 1 ? "Why it takes less" : "Why it takes more";
        var about = $"{Escaped.Middle(explanation.After, LongName)}, compared with {Escaped.Middle(explanation.Before, LongName)}: " +
            "counted after the verdict, in instrumented copies of the library. The figures are counts, not times.";
        var content =
        $"<ul class=\"why\">{string.Concat(explanation.Lines.Select(line => $"<li>{Escaped.Short(line, room.Text)}</li>"))}</ul>"
            + string.Concat(explanation.Notes.Select(note => $"<p class=\"soft\">{Escaped.Short(note, room.Text)}</p>"))
            + Counts(explanation, room)
            + Instructions(explanation, room)
            + Sampled(explanation, room)
            + (isFirst ? Flame(explanation, room) : string.Empty);
        return Section.Of(title, content, about);
    }

    private static string Instructions(ReadExplanation explanation, PageRoom room) => explanation.Instructions.Count == 0
        ? string.Empty
        : Table.Of(
            "Machine instructions of a call, with what is inlined into each method",
            ["Method", "Before", "After"],
            explanation.Instructions.Take(room.Rows).Select(static method => new[]
            {
                Escaped.Middle(method.Name, LongName), Figures.Plain(method.Before), Figures.Plain(method.After),
            }), 1) + Section.Left(explanation.Instructions.Count, room.Rows, "methods are shown");

    private static string Sampled(ReadExplanation explanation, PageRoom room) => explanation.Sampled.Count == 0
        ? string.Empty
        : Table.Of(
            "Processor samples by perf: shares of each side's time, for information only",
            ["Method", "Before, %", "After, %"],
            explanation.Sampled.Take(room.Rows).Select(static method => new[]
            {
                Escaped.Middle(method.Name, LongName), Figures.Plain(Math.Round(100 * method.Before, 1)),
                Figures.Plain(Math.Round(100 * method.After, 1)),
            }), 1);

    private static string Flame(ReadExplanation explanation, PageRoom room) =>
        FlamePicture.Of(explanation.Work, Math.Min(MostRows, room.Rows)) is { Length: > 0 } picture
            ? "<h3>Counted work by calls</h3><p class=\"soft\">A bar for each method, with its calls below. " +
                "Wider bars do more work; a line marks growth. Shares of the earlier work.</p>" + picture
            : string.Empty;

    private static string Counts(ReadExplanation explanation, PageRoom room) => explanation.Counts.Count == 0
        ? string.Empty
        : Table.Of("Counts for an operation", ["Method", "Of what", "Count", "Before", "After"], explanation.Counts.Take(room.Rows)
            .Select(static count => new[]
            {
                Escaped.Middle(count.Method, LongName) +
                (count.Change is null ? string.Empty : $" <span class=\"soft\">{Escaped.Of(count.Change)}</span>"),
                Escaped.Middle(count.Target, LongName), Escaped.Of(Words(count.Kind)), Figures.Plain(count.Before),
                Figures.Plain(count.After),
            }), 3) + Section.Left(explanation.Counts.Count, room.Rows, "counts are shown");

    // Splits the words of the document: slowerCalls becomes slower calls.
    private static string Words(string kind) => string.Concat(kind.Select(static letter => char.IsAsciiLetterUpper(letter)
        ? " " + char.ToLower(letter, CultureInfo.InvariantCulture)
        : letter.ToString(CultureInfo.InvariantCulture)));
}
