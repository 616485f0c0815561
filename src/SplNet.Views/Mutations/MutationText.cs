namespace SplNet.Views.Mutations;

/// <summary>A run as sections of a report for the terminal.</summary>
internal static class MutationText
{
    private const int MostSurvivors = 40;

    /// <summary>Titles and rows of a name and a value each, what all comes to last, where people look first; where values are columns, also their table.</summary>
    public static IReadOnlyList<(string Title, IReadOnlyList<(string Name, string Value)> Rows, ShownTable? Table)> Sections(MutationDocument document)
    {
        var survivors = document.ByGravity.Where(static one => one.Mutant.State <= MutationState.Inconclusive).ToList();
        var sections = new List<(string, IReadOnlyList<(string, string)>, ShownTable?)>();
        if (survivors.Count > 0)
            sections.Add(("Not killed", [.. survivors.Take(MostSurvivors).Select(static one => Row(one.File, one.Mutant)), .. Left(survivors.Count)], null));
        foreach (var table in new[] { document.Tests, document.Operators, document.Suites, document.Controls, document.Scores }.OfType<ShownTable>().Where(static table => table.Rows.Count > 0))
            sections.Add((table.Caption, Aligned(table), table));
        Add("Notes", document.Notes);
        Add("How sure this is", document.Certainty);
        Add("What to do next", document.Advice);
        sections.Add(("Summary", [(string.Empty, document.Sentence)], null));
        return sections;

        void Add(string title, IReadOnlyList<string> lines)
        {
            if (lines.Count > 0)
                sections.Add((title, [.. lines.Select(static line => (string.Empty, line))], null));
        }
    }

    private static (string, string) Row(MutatedFile file, ShownMutant mutant) => (FormattableString.Invariant($"{mutant.Id} {file.Path}:{mutant.StartLine}"), $"{mutant.Word}: {mutant.Title}; {mutant.Reason}");

    private static IEnumerable<(string, string)> Left(int all) => all <= MostSurvivors ? [] : [(string.Empty, FormattableString.Invariant($"{all - MostSurvivors} more; --html and --json have all"))];

    // The first column is the name of the row; the others are as wide as their widest cells.
    private static List<(string Name, string Value)> Aligned(ShownTable table)
    {
        var lines = table.Rows.Prepend(table.Head).ToList();
        var widths = Enumerable.Range(0, table.Head.Count).Select(column => lines.Max(line => line[column].Length)).ToList();
        return [.. lines.Select(line => (line[0], string.Join("  ", line.Skip(1).Select((cell, column) => cell.PadRight(widths[column + 1]))).TrimEnd()))];
    }
}
