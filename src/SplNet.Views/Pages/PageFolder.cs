using System.Globalization;
using SplNet.Views.Markup;

namespace SplNet.Views.Pages;

/// <summary>Several results as files: a page for each, and an index with links to them.</summary>
internal static class PageFolder
{
    private const int LongText = 400;

    /// <summary>Creates the names and contents of the files, the index last, so that it never links to missing pages.</summary>
    /// <param name="title">The title of the index, for example <c>splnet run</c>.</param>
    /// <param name="sentence">A summary of all, in one line.</param>
    /// <param name="rows">The results, the gravest first.</param>
    public static IEnumerable<(string Name, string Content)> Files(string title, string sentence, IReadOnlyList<IndexRow> rows)
    {
        var names = rows.Select((row, index) => row.Json is null ? null : NameOf(row.Name, index)).ToList();
        foreach (var (name, row) in names.Zip(rows))
        {
            if (name is not null)
                yield return (name, ExperimentPage.Of(row.Json!, row.Heading));
        }

        yield return ("index.html", Index(title, sentence, rows, names));
    }

    private static string Index(string title, string sentence, IReadOnlyList<IndexRow> rows, IReadOnlyList<string?> names) =>
        PageHead.Of($"{Escaped.Of(title)}: {Escaped.Of(sentence)}") + $"""
        <body><header><p class="verdict">{Escaped.Of(title)}</p><h1>{Escaped.Of(sentence)}</h1></header>
        <main>{Table.Of("Results, the gravest first", ["Result", "Outcome", "What came out"], rows.Zip(names, static (row, name) => Cells(row, name)), numbersFrom: 3)}</main></body></html>

        """;

    private static string[] Cells(IndexRow row, string? page)
    {
        var name = Escaped.Short(row.Name, LongText);
        return [page is null ? name : $"<a href=\"{page}\">{name}</a>", Escaped.Of(row.Outcome), Escaped.Short(row.Message, LongText)];
    }

    // The number makes names unique, even on case-insensitive file systems.
    private static string NameOf(string name, int index) =>
        string.Create(CultureInfo.InvariantCulture, $"{index + 1:000}-{FileSlug.Of(name)}.html");
}
