using System.Globalization;
using SplNet.Views.Markdown;

namespace SplNet.Views.Mutations;

/// <summary>The summary of a run in a pull request: the score with its controls, and the mutants that no test kills.</summary>
internal static class MutationMarkdown
{
    private const int LongText = 300;

    private static readonly (string Head, bool IsNumber)[] Columns =
    [
        ("Mutant", false), ("Change", false), ("Place", false), ("State", false), ("Why", false),
    ];

    /// <summary>Creates the page.</summary>
    public static MarkdownPage Page(MutationDocument document) => new(
        $"**{MarkdownCell.Plain(document.Sentence)}**",
        new MarkdownTable(Columns, [.. document.ByGravity.Where(static one => one.Mutant.State <= MutationState.NotCovered)
            .Select(static one => Row(one.File, one.Mutant))]),
        $"\n{Lines(document.Certainty)}{Lines(document.Advice)}\n" +
        $"{TableOf(document.Scores)}{(document.Controls is { } controls ? TableOf(controls) : string.Empty)}");

    /// <summary>Writes a table as Markdown under its caption.</summary>
    public static string TableOf(ShownTable table)
    {
        var markdown = new MarkdownTable(
            [.. table.Head.Select((head, column) => (MarkdownCell.Plain(head), column >= table.NumbersFrom))], []);
        return $"\n{MarkdownCell.Plain(table.Caption)}\n\n" +
            $"{markdown.Head()}{string.Concat(table.Rows.Select(static row => MarkdownTable.Line([.. row.Select(MarkdownCell.Plain)])))}";
    }

    private static string Lines(IReadOnlyList<string> lines) =>
        string.Concat(lines.Select(static line => $"- {MarkdownCell.Plain(line)}\n"));

    private static List<string> Row(MutatedFile file, ShownMutant mutant) =>
    [
        MarkdownCell.Plain(mutant.Id),
        MarkdownCell.Plain(mutant.Title),
        MarkdownCell.Code(string.Create(CultureInfo.InvariantCulture, $"{file.Path}:{mutant.StartLine}")),
        MarkdownCell.Plain(mutant.Word),
        MarkdownCell.Plain(mutant.Reason.Length > LongText ? mutant.Reason[..LongText] + "…" : mutant.Reason),
    ];
}
