namespace SplNet.Views.Mutations;

/// <summary>A run as sections of a report for the terminal.</summary>
internal static class MutationText
{
    private const int MostSurvivors = 40;
    private const int FewSurvivors = 8;

    // The title of a section with the decoration around its rows, and a line of borders and indentation.
    private const int LinesAround = 3;
    private const int ColumnsAround = 10;
    private const int NarrowestRow = 20;

    /// <summary>
    /// Creates titles and rows of a name and a value each. The summary comes last, where people look first. If values are columns, their
    /// table is included.
    /// </summary>
    public static IReadOnlyList<(string Title, IReadOnlyList<(string Name, string Value)> Rows, ShownTable? Table)> Sections(
        MutationDocument document) =>
        [
            .. Parts(document, MostSurvivors).Select(static part => (part.Title, part.Rows, part.Table)),
            ("Summary", [(string.Empty, document.Sentence)], null),
        ];

    /// <summary>Creates the sections with a limited number of lines: the most important rows, and the place of the rest.</summary>
    /// <param name="document">The run.</param>
    /// <param name="most">The most lines.</param>
    /// <param name="width">The number of columns of a line.</param>
    /// <param name="rest">The place of the complete report.</param>
    public static IReadOnlyList<(string Title, IReadOnlyList<(string Name, string Value)> Rows, ShownTable? Table)> Sections(
        MutationDocument document, int most, int width, string rest)
    {
        var columns = Math.Max(NarrowestRow, width - ColumnsAround);
        var parts = Parts(document, FewSurvivors);
        (string Name, string Value) more = (string.Empty, $"More is in {rest}");
        var left = most - LinesAround - Lines(string.Empty, document.Sentence) - Lines(more.Name, more.Value);
        var isNarrow = parts.Any(part => part.Table is not null && part.Rows.Any(row => Lines(row.Name, row.Value) > 1));
        var shown = new Dictionary<Part, int>();
        foreach (var part in parts.OrderBy(static part => part.Gravity))
        {
            var (rows, lines) = (0, LinesAround);
            while (rows < part.Rows.Count && lines + LinesOf(part, part.Rows[rows]) <= left)
                lines += LinesOf(part, part.Rows[rows++]);
            if (rows < (part.Table is null ? 1 : 2))
                continue;
            shown[part] = rows;
            left -= lines;
        }

        var isAll = parts.All(part => shown.GetValueOrDefault(part) == part.Rows.Count);
        return
        [
            .. parts.Where(shown.ContainsKey).Select(part => (
                part.Title,
                (IReadOnlyList<(string, string)>)[.. part.Rows.Take(shown[part])],
                part.Table is { } table ? table with { Rows = [.. table.Rows.Take(shown[part] - 1)] } : null)),
            ("Summary", isAll ? [(string.Empty, document.Sentence)] : [(string.Empty, document.Sentence), more], null),
        ];

        int Lines(string name, string value) => (name.Length + value.Length + columns) / columns;

        // On a narrow terminal a row of a table is its name with its values below.
        int LinesOf(Part part, (string Name, string Value) row) =>
            Lines(row.Name, row.Value) + (isNarrow && part.Table is not null ? 2 : 0);
    }

    private static List<Part> Parts(MutationDocument document, int mostSurvivors)
    {
        var survivors = document.ByGravity.Where(static one => one.Mutant.State <= MutationState.Inconclusive).ToList();
        var parts = new List<Part>();
        if (survivors.Count > 0)
            parts.Add(new Part(
                "Not killed",
                [.. survivors.Take(mostSurvivors).Select(static one => Row(one.File, one.Mutant)), .. Left(survivors.Count, mostSurvivors)],
                null,
                2));
        foreach (var (table, gravity) in new[]
        {
            (document.Tests, 8), (document.Operators, 6), (document.Suites, 4), (document.Controls, 7), (document.Scores, 0),
        })
        {
            if (table is { Rows.Count: > 0 })
                parts.Add(new Part(table.Caption, Aligned(table), table, gravity));
        }

        Add("Notes", document.Notes, 5);
        Add("How sure this is", document.Certainty, 3);
        Add("Next steps", document.Advice, 1);
        return parts;

        void Add(string title, IReadOnlyList<string> lines, int gravity)
        {
            if (lines.Count > 0)
                parts.Add(new Part(title, [.. lines.Select(static line => (string.Empty, line))], null, gravity));
        }
    }

    private static (string, string) Row(MutatedFile file, ShownMutant mutant) =>
        (FormattableString.Invariant($"{mutant.Id} {file.Path}:{mutant.StartLine}"), $"{mutant.Word}: {mutant.Title}; {mutant.Reason}");

    private static IEnumerable<(string, string)> Left(int all, int most) =>
        all <= most ? [] : [(string.Empty, FormattableString.Invariant($"{all - most} more; --html and --json have all"))];

    // The first column is the name of the row; the others are as wide as their widest cells.
    private static List<(string Name, string Value)> Aligned(ShownTable table)
    {
        var lines = table.Rows.Prepend(table.Head).ToList();
        var widths = Enumerable.Range(0, table.Head.Count).Select(column => lines.Max(line => line[column].Length)).ToList();
        return [.. lines.Select(
            line => (line[0], string.Join("  ", line.Skip(1).Select((cell, column) => cell.PadRight(widths[column + 1]))).TrimEnd()))];
    }

    /// <summary>A section.</summary>
    /// <param name="Title">Its title.</param>
    /// <param name="Rows">Its rows.</param>
    /// <param name="Table">Its table, if values are columns.</param>
    /// <param name="Gravity">0 for what a reader needs first.</param>
    private sealed record Part(string Title, IReadOnlyList<(string Name, string Value)> Rows, ShownTable? Table, int Gravity);
}
