using System.Globalization;
using System.Text;
using SplNet.Views.Markup;
using SplNet.Views.Pages;

namespace SplNet.Views.Mutations;

/// <summary>A run as files: a page for each source with mutants, and an index with links to them.</summary>
internal static class MutationPages
{
    private const int LongText = 300;

    /// <summary>Creates the names and contents of the files, the index last, so that it never links to missing pages.</summary>
    public static IEnumerable<(string Name, string Content)> Files(MutationDocument document)
    {
        var names = document.Files.Select(static (file, index) => NameOf(file, index)).ToList();
        foreach (var (file, name) in document.Files.Zip(names))
            yield return (name, SourcePage.Of(file));
        yield return ("index.html", IndexOf(document, names));
    }

    private static string IndexOf(MutationDocument document, IReadOnlyList<string> names)
    {
        var page = new StringBuilder(PageHead.Of($"splnet mutate: {Escaped.Short(document.Sentence, LongText)}"));
        page.Append(
            CultureInfo.InvariantCulture, $"<body><header><p class=\"verdict\">splnet " +
                $"mutate</p><h1>{Escaped.Of(document.Sentence)}</h1><p class=\"soft\">{Escaped.Of(document.Project)}</p></header>\n<main>");
        page.Append(Section.Of("How sure this is", Lines(document.Certainty), string.Empty));
        page.Append(Section.Of("Next steps", Lines(document.Advice), string.Empty));
        page.Append(Section.Of(
            "Scores",
            string.Concat(
                new[] { document.Scores, document.Controls, document.Suites, document.Operators }.OfType<ShownTable>().Select(TableOf)),
            "A mutant is a small slowdown, planted alone. It is killed if a test is shown to become slower by more than the threshold."));
        page.Append(Section.Of(
            "Survivors",
            Survivors(document, names),
            "Mutants that the tests run but would not notice, and mutants that the machine could not measure."));
        page.Append(Section.Of("Tests", TableOf(document.Tests), string.Empty));
        page.Append(Section.Of("Sources", Sources(document, names), string.Empty));
        page.Append(Section.Of("Notes", Lines(document.Notes), string.Empty));
        return page.Append("</main></body></html>\n").ToString();
    }

    private static string Lines(IReadOnlyList<string> lines) =>
        lines.Count == 0 ? string.Empty : $"<ul>{string.Concat(lines.Select(static line => $"<li>{Escaped.Of(line)}</li>\n"))}</ul>";

    private static string TableOf(ShownTable table) => Table.Of(
        table.Caption, [.. table.Head.Select(Escaped.Of)],
        table.Rows.Select(static row => row.Select(static cell => Escaped.Short(cell, LongText)).ToArray()), table.NumbersFrom);

    private static string Survivors(MutationDocument document, IReadOnlyList<string> names)
    {
        var rows = document.Files.SelectMany((file, index) => file.Mutants.Where(static one => one.State <= MutationState.Inconclusive)
            .Select(mutant => (Page: names[index], file.Path, Mutant: mutant)))
            .OrderBy(static one => one.Mutant.State)
            .Select(static one => new[]
            {
                $"<a href=\"{one.Page}#{Escaped.Of(one.Mutant.Id)}\">{Escaped.Of(one.Mutant.Id)}</a>",
                Escaped.Of(one.Mutant.Title),
                string.Create(CultureInfo.InvariantCulture, $"{Escaped.Of(one.Path)}:{one.Mutant.StartLine}"),
                Escaped.Of(one.Mutant.Word),
                Escaped.Short(one.Mutant.Reason, LongText),
            }).ToList();
        return rows.Count == 0 ? "<p>None.</p>" : Table.Of(
            "Mutants that tests run but do not kill", ["Mutant", "Change", "Place", "State", "Why"], rows, numbersFrom: rows[0].Length);
    }

    private static string Sources(MutationDocument document, IReadOnlyList<string> names) =>
        document.Files.Count == 0 ? string.Empty : Table.Of(
            "Sources with mutants",
            ["File", "Mutants", "Killed", "Survived", "Inconclusive", "Not covered"],
            document.Files.Select((file, index) => new[]
            {
                $"<a href=\"{names[index]}\">{Escaped.Of(file.Path)}</a>",
                Number(file.Mutants.Count),
                Number(file.Mutants.Count(static one => one.State == MutationState.Killed)),
                Number(file.Mutants.Count(static one => one.State == MutationState.Survived)),
                Number(file.Mutants.Count(static one => one.State == MutationState.Inconclusive)),
                Number(file.Mutants.Count(static one => one.State == MutationState.NotCovered)),
            }),
            numbersFrom: 1);

    private static string Number(int value) => value.ToString(CultureInfo.InvariantCulture);

    // The number makes names unique, even on case-insensitive file systems.
    private static string NameOf(MutatedFile file, int index) =>
        string.Create(CultureInfo.InvariantCulture, $"{index + 1:000}-{FileSlug.Of(file.Path)}.html");
}
