using SplNet.Values.Messages;

namespace SplNet.Tool.Comparing;

/// <summary>The notes of all experiments, each note once, the revisions first.</summary>
internal static class CompareNotes
{
    /// <summary>The notes.</summary>
    public static IReadOnlyList<string> Of(IEnumerable<ComparedRow> rows)
    {
        var measured = rows.Where(static row => row.Result is not null).ToList();
        return
        [
            .. measured.SelectMany(
                static row => row.Result!.Messages.Where(IsOfARevision).Select(message => WithoutOperand(message.Text, row.Result)))
                .Distinct(StringComparer.Ordinal),
            .. measured.SelectMany(static row => row.Result!.Notes.Except(row.Remarks, StringComparer.Ordinal).Except(
                row.Result.Messages.Where(IsOfARevision).Select(static message => message.Text), StringComparer.Ordinal))
                .Distinct(StringComparer.Ordinal),
        ];
    }

    private static bool IsOfARevision(ResultMessage message) =>
        MessageRules.VersionUsed.IsOf(message) || MessageRules.RuntimeUsed.IsOf(message);

    // Experiments name the version of each operand, and here all operands have the same versions.
    private static string WithoutOperand(string note, ExperimentResult result) =>
        result.Operands.Select(static operand => operand.Name + ": ")
            .FirstOrDefault(name => note.StartsWith(name, StringComparison.Ordinal)) is { } prefix
            ? note[prefix.Length..]
            : note;
}
