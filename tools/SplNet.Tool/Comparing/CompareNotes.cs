namespace SplNet.Tool.Comparing;

/// <summary>What the experiments noted, each note once, the revisions first.</summary>
internal static class CompareNotes
{
    // Whether a version was built now or before differs from one experiment to the next; what it is does not.
    private const string Built = " was built";

    public static IReadOnlyList<string> Of(IEnumerable<ComparedRow> rows)
    {
        var notes = rows.Where(static row => row.Result is not null)
            .SelectMany(static row => row.Result!.Notes.Except(row.Remarks, StringComparer.Ordinal).Select(note => (Text: note, About: About(note, row.Result))))
            .ToList();
        return
        [
            .. notes.Where(static note => note.About is not null).Select(static note => note.About!).DistinctBy(static about => about.Split(Built)[0], StringComparer.Ordinal),
            .. notes.Where(static note => note.About is null).Select(static note => note.Text).Distinct(StringComparer.Ordinal),
        ];
    }

    // Experiments tell the version of each operand, and here all operands have the same versions.
    private static string? About(string note, ExperimentResult result) =>
        result.Operands.Select(static operand => operand.Name + ": ").FirstOrDefault(name => note.StartsWith(name, StringComparison.Ordinal)) is { } prefix ? note[prefix.Length..] : null;
}
