using SplNet.Results.Reports;
using SplNet.Tool.Reporting;
using SplNet.Values;
using SplNet.Versions.Bisecting;
using static System.FormattableString;

namespace SplNet.Tool.Bisecting;

/// <summary>The report of a search among commits, apart from how it is shown.</summary>
internal static class BisectReport
{
    // A culprit with less than two thirds of the difference, on the scale of ratios, does not explain all of it.
    private const double MostOfIt = 2.0 / 3;

    public static IReadOnlyList<ReportSection> Sections(BisectDocument document) =>
    [
        new("Bisection", [
            document.UnitTest is { } test ? ("unit test", test)
            : document.Method is { } method ? ("method", method)
            : ("formula", document.Formula!),
            (Word(CommitVerdict.Good, document.IsForGain), document.Good),
            (Word(CommitVerdict.Bad, document.IsForGain), document.Bad),
            (
                "commits", Invariant($"{document.Commits} between them; decisions: {document.Decisions.Count}, ") +
                    Invariant($"in {Durations.Text(TimeSpan.FromSeconds(document.Decisions.Sum(static decision => decision.Seconds)))}"))]),
        new(
            "Decisions",
            [.. document.Decisions.Select(decision => (Subject(decision), $"{Label(document, decision)}  {decision.Judgement.Reason}"))]),
        .. document.Outcome == BisectOutcome.NotIsolated
            ? [new ReportSection("Suspects", [.. document.Suspects.Select(suspect => (suspect.ShortId, Suspect(document, suspect)))])]
            : Array.Empty<ReportSection>(),
        .. document.Reversals.Count > 0
            ? [new ReportSection("Not monotone", [.. document.Reversals.Select(static reversal => (string.Empty, reversal.ToString()))])]
            : Array.Empty<ReportSection>(),
        new("Result", Result(document)),
        .. document.Explanations.Select(
            static explanation => new ReportSection("Why", [.. WhyText.Of(explanation).Select(static line => (string.Empty, line))])),
    ];

    /// <summary>A verdict in a word: good and bad, if something became slower.</summary>
    /// <param name="verdict">The verdict.</param>
    /// <param name="isForGain">True if the commit is searched for that made something faster.</param>
    public static string Word(CommitVerdict verdict, bool isForGain) => (verdict, isForGain) switch
    {
        (CommitVerdict.Good, true) => "slow",
        (CommitVerdict.Bad, true) => "fast",
        _ => verdict.ToString().ToLowerInvariant(),
    };

    /// <summary>The lines of the result.</summary>
    public static IReadOnlyList<(string Name, string Value)> Result(BisectDocument document)
    {
        var reported = (string.Empty, OutcomeOf(document));
        if (document.Culprit is not { } culprit)
            return [reported];
        return [
            (document.IsForGain ? "commit" : "culprit", culprit.Id),
            ("title", culprit.Title),
            .. culprit.Date is { } date ? [("date", Invariant($"{date.UtcDateTime:yyyy-MM-dd}"))] : Array.Empty<(string, string)>(),
            ("after", document.Parent!),
            ("evidence", document.Confirmation!.Judgement.Reason),
            ("verdict", OutcomeOf(document)),
            .. Rest(document) is { } rest ? [("but", rest)] : Array.Empty<(string, string)>(),
            .. document.Reversals.Count > 0
                ? [(
                    "but",
                    "other commits change the time as well; this is one of those that made it " + (document.IsForGain ? "fast." : "slow."))]
                : Array.Empty<(string, string)>()];
    }

    // This happens after the first of two equal steps. The remainder before the culprit is less than a third of the difference.
    private static string? Rest(BisectDocument document)
    {
        var (all, found) = (Ratio(document.Decisions[0]), Ratio(document.Confirmation!));
        return document.Outcome == BisectOutcome.Found && found < Math.Pow(all, MostOfIt)
            ? Invariant($"it accounts for a factor of {RatioText(found)} out of {RatioText(all)}; later commits cause the rest. Search ") +
                Invariant($"those too: --good {document.Culprit!.ShortId} --bad {BisectCommit.Abbreviate(document.Decisions[0].Commit)}")
            : null;

        static double Ratio(BisectDecision decision) => decision.Judgement.Ratio;
        static string RatioText(double ratio) => Quantity.Significant(ratio);
    }

    private static string OutcomeOf(BisectDocument document) => document.Outcome switch
    {
        BisectOutcome.Found => "confirmed by fresh runs against the commit before",
        BisectOutcome.Contradicted => "CONTRADICTED: fresh runs show no difference from the commit before. " +
            "A decision was wrong, or the difference grew in small steps. Run again with a smaller --alpha.",
        BisectOutcome.Unconfirmed =>
            "NOT CONFIRMED: fresh runs could not distinguish it from the commit before. Allow more time with --time-budget.",
        BisectOutcome.NotIsolated => Invariant($"{(document.IsForGain ? "It" : "The culprit")} is one of {document.Suspects.Count} ") +
            Invariant($"commits, which cannot be separated because some of them could not be measured or decided. {OfAll(document)}"),
        BisectOutcome.EndsAlike when document.Formula is not null =>
            "Nothing to search: the formula must hold at the good end and not at the bad one.",
        BisectOutcome.EndsAlike when document.IsForGain => "Nothing to search: the later end is not faster than the earlier one.",
        BisectOutcome.EndsAlike => "Nothing to search: the bad end is not slower than the good one.",
        BisectOutcome.EndsUndecided =>
            "Nothing was searched: it could not be decided whether the ends differ. Allow more time with --time-budget.",
        _ => "Nothing was searched: an end could not be measured. Name ends that build and have the method.",
    };

    private static string Suspect(BisectDocument document, BisectCommit suspect)
    {
        var asked = document.Decisions.LastOrDefault(
            decision => decision.Question is BisectQuestion.Step or BisectQuestion.Part && decision.Commit == suspect.Id);
        return asked is null ? suspect.Title : $"{suspect.Title} ({Label(document, asked)})";
    }

    /// <summary>The commit of a decision.</summary>
    public static string Subject(BisectDecision decision) => decision.Question switch
    {
        BisectQuestion.Ends => "ends",
        BisectQuestion.Confirmation => "confirmation",
        BisectQuestion.Part => $"{BisectCommit.Abbreviate(decision.Commit)} (first part)",
        BisectQuestion.Probe => $"{BisectCommit.Abbreviate(decision.Commit)} (probe)",
        _ => BisectCommit.Abbreviate(decision.Commit),
    };

    // The result of fresh runs of the suspects together.
    private static string OfAll(BisectDocument document)
    {
        if (document.Parent is not { } parent)
            return "The range of commits was not confirmed.";
        var between = $"fresh runs of {document.Suspects[^1].ShortId} against {BisectCommit.Abbreviate(parent)}, the commit before them";
        return document.Confirmation!.Judgement.Verdict switch
        {
            CommitVerdict.Bad => $"Confirmed by {between}.",
            CommitVerdict.Good => $"CONTRADICTED: {between}, show no difference. " +
                "A decision was wrong, or the difference grew in small steps. Run again with a smaller --alpha.",
            _ => $"NOT CONFIRMED: {between}, could not distinguish them. Allow more time with --time-budget.",
        };
    }

    /// <summary>The verdict of a decision.</summary>
    public static string Label(BisectDocument document, BisectDecision decision) =>
        Word(decision.Judgement.Verdict, document.IsForGain).ToUpperInvariant();
}
