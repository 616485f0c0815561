using SplNet.Values.Messages;

namespace SplNet.Results.Reports;

/// <summary>Messages as reports show them, each with its code.</summary>
internal static class MessageText
{
    /// <summary>The problems of a result.</summary>
    public static IReadOnlyList<string> Problems(ExperimentResult result) =>
        result.Messages.Count == 0
            ? result.Problems
            : [.. result.Messages.Where(static one => one.Severity == MessageSeverity.Problem).Select(Labelled)];

    /// <summary>The warnings and notes of a result, each with a word that introduces it.</summary>
    /// <param name="result">The result.</param>
    /// <param name="least">The least severity that is shown; notes that name a commit are always shown.</param>
    public static IEnumerable<string> Notes(ExperimentResult result, MessageSeverity least) => result.Messages.Count == 0
        ? result.Notes.Select(static note => "note: " + note)
        : result.Messages.Where(one => one.Severity != MessageSeverity.Problem && (one.Severity >= least || NamesCommit(one)))
            .Select(static one => $"{(one.Severity == MessageSeverity.Warning ? "warning" : "note")} {Labelled(one)}");

    // A verdict on a branch or a baseline says little without its commit.
    private static bool NamesCommit(ResultMessage message) =>
        MessageRules.VersionUsed.IsOf(message) || MessageRules.BaselineUsed.IsOf(message);

    // A text in the language of formulas has the code of the rule that it breaks.
    private static string Labelled(ResultMessage message) =>
        MessageRules.InvalidRequirement.IsOf(message) || MessageRules.FormulaWarning.IsOf(message)
            ? message.Text
            : $"{message.Code}: {message.Text}";
}
