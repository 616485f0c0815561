using System.Globalization;
using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Results.Reports;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>Formats the report of a check.</summary>
internal static class HistoryCheckReport
{
    /// <summary>The data that were read, and the proposals.</summary>
    public static string Head(CheckedHistory history, SessionProposals proposals, IReadOnlyList<SuspectedChange> suspects, bool isProposed)
    {
        var ready = proposals.Ready == history.Series
            ? "all with a reference"
            : $"{proposals.Ready} with a reference of 3 sessions or more";
        return $"{Plural.Of(history.Series, "series", "series")} in {Plural.Of(history.Sessions, "session", "sessions")} on " +
            $"{history.Machine}, {ready}: " +
            (suspects.Count == 0
                ? "nothing to measure."
                : $"{Plural.Of(suspects.Count, "change is", "changes are")} {(isProposed ? "worth measuring" : "measured")}.");
    }

    /// <summary>A change that deserves measuring but is not measured.</summary>
    public static HistoryCheckLine Proposed(SuspectedChange change) => new(
        "proposed",
        $"{change.Series.Title} from {ShortCommit.Of(change.Baseline)} to {ShortCommit.Of(change.Commit)}: " +
            $"{(change.Earlier.Count > 0 ? $"{SoFar(change.Earlier)}, and another session is needed" : "stored values propose it")}");

    /// <summary>The result of a change in one line.</summary>
    public static HistoryCheckLine Result(CheckedChange change, TimeSpan againAfter) => new(
        Word(change),
        $"{change.Change.Series.Title} {Figures(change.Evidence)}from {ShortCommit.Of(change.Change.Baseline)} to " +
            $"{ShortCommit.Of(change.Change.Commit)}{Explanation(change, againAfter)}");

    /// <summary>The result of a change, its problems and explanations.</summary>
    public static IEnumerable<string> Of(CheckedChange change, TimeSpan againAfter)
    {
        yield return Result(change, againAfter).ToString();
        foreach (var problem in change.Problems)
            yield return $"  {problem}";
        foreach (var line in change.Explanations.SelectMany(WhyText.Of))
            yield return $"  {line}";
        if (change.Outcome is not null)
            yield return $"  repeat: {change.Evidence.Repeat}";
    }

    /// <summary>A confirmed change that its commit does not explain.</summary>
    /// <param name="before">The commit before it.</param>
    /// <param name="named">The commit, or the last of several possible commits.</param>
    public static string SameCodeBetween(string before, string named) =>
        $"  same code: between {ShortCommit.Of(before)} and {ShortCommit.Of(named)} {NothingDiffers}. This is not an alarm.";

    /// <summary>A change that an earlier check of the checked-out commit confirmed.</summary>
    public static HistoryCheckLine Standing(StoredSeries series, HistoryEvent confirmed) =>
        new(ConfirmedWord(series, ChangeDirection.Slower), $"{series.Title} {Confirmed(confirmed)}");

    /// <summary>A confirmed change: its size, its range of commits, and the responsible commit.</summary>
    public static string Confirmed(HistoryEvent confirmed)
    {
        var evidence = ChangeEvidence.Of(confirmed);
        var named = evidence.Culprits switch
        {
            [] => evidence.Search.Length > 0 ? $"; no commit was found. Search again: {evidence.Search}" : string.Empty,
            [var only] => $"; commit: {ShortCommit.Of(only)}",
            { Count: var count } several => $"; one of {count} commits up to {ShortCommit.Of(several[^1])}",
        };
        return $"{Figures(evidence)}from {ShortCommit.Of(evidence.Baseline)} to {ShortCommit.Of(confirmed.Commit)}: " +
            $"confirmed on {confirmed.At.UtcDateTime.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture)}{named}";
    }

    /// <summary>No other slowdown remains before or after the named commit.</summary>
    public static string NothingLeft(CheckedChange change) =>
        $"  nothing else from {ShortCommit.Of(change.Change.Baseline)} to " +
        $"{ShortCommit.Of(change.Change.Commit)}: {Figures(change.Evidence).TrimEnd()}";

    /// <summary>Many changes that were proposed at one commit and refused.</summary>
    public static HistoryCheckLine Machine(int refused, string commit) => new(
        "environment",
        $"{Plural.Of(refused, "series", "series")} changed at {ShortCommit.Of(commit)}, but side by side none did: " +
        "the machine changed. References restart here");

    /// <summary>A change that waits for its second session.</summary>
    public static HistoryCheckLine Owed(SuspectedChange change, TimeSpan againAfter) => new(
        "suspected",
        $"{change.Series.Title} from {ShortCommit.Of(change.Baseline)} to {ShortCommit.Of(change.Commit)}: " +
            $"{SoFar(change.Earlier)}; {Again(againAfter)}");

    /// <summary>A change that cannot be confirmed here.</summary>
    public static HistoryCheckLine Gone(StoredSeries series, string commit) => new(
        "suspected",
        $"{series.Title} at {ShortCommit.Of(commit)}: " +
        "the checked-out commit does not descend from this commit and its baseline; not measured");

    /// <summary>A suggestion from stored numbers for a series that cannot be measured again.</summary>
    public static HistoryCheckLine Unconfirmed(StoredSeries series, string text) => new("unconfirmed", $"{series.Title} {text}");

    /// <summary>A series that has just restarted.</summary>
    public static HistoryCheckLine NewSegment(StoredSeries series) => new(
        "new segment",
        $"{series.Title}: the code of its test changed, so values are compared only from this commit on; " +
        "this commit is not judged yet");

    /// <summary>Series for which it is unknown whether their tests have changed.</summary>
    /// <param name="count">The number of series.</param>
    public static HistoryCheckLine UnknownTests(int count) => new(
        "test's code",
        $"{Plural.Of(count, "series", "series")}: before this commit an older SplNet wrote the keys of the test's " +
        "code in another form. It is unknown whether the test changed; values are compared with earlier ones");

    /// <summary>Claims about estimators that are not checked.</summary>
    public static HistoryCheckLine NotChecked(string estimators) => new(
        "not checked",
        $"{estimators}: the mean times of their operands are checked");

    private const string NothingDiffers = "the executed code, its counts and the files next to it are identical; " +
        "only memory layout can differ";

    private static string Word(CheckedChange change) => change.Outcome switch
    {
        ChangeOutcome.Confirmed => ConfirmedWord(change.Change.Series, change.Change.Suspect.Direction),
        ChangeOutcome.Pending => "suspected",
        ChangeOutcome.NotReproduced => "not shown",
        ChangeOutcome.Unstable => "unstable",
        ChangeOutcome.Environment => "environment",
        ChangeOutcome.SameCodeOtherLayout => "same code",
        null => "not measured",
        _ => "accepted",
    };

    private static string ConfirmedWord(StoredSeries series, ChangeDirection direction) =>
        (CheckedHistory.IsBytes(series), direction) switch
        {
            (true, ChangeDirection.Slower) => "MORE BYTES",
            (true, _) => "fewer bytes",
            (_, ChangeDirection.Slower) => "SLOWER",
            _ => "faster",
        };

    private static string Figures(ChangeEvidence evidence) => double.IsNaN(evidence.Ratio)
        ? string.Empty
        : $"{RatioText.Of(evidence.Ratio)} ({Interval(evidence)}{EvidenceText.PValue(evidence.PValue)}, " +
            $"{Plural.Of(evidence.Runs, "pair")}) ";

    // Growth from zero has no upper bound.
    private static string Interval(ChangeEvidence evidence) =>
        double.IsPositiveInfinity(evidence.Lower)
            ? string.Empty
            : $"{RatioText.Bound(evidence.Lower)} .. {RatioText.Bound(evidence.Upper)}, ";

    private static string Explanation(CheckedChange change, TimeSpan againAfter) => change.Outcome switch
    {
        ChangeOutcome.Confirmed => $": confirmed by {Plural.Of(change.Change.Earlier.Count + 1, "session", "sessions")}",
        ChangeOutcome.Pending => $": {SoFar([.. change.Change.Earlier, new SessionVerdict(change.Answer)])}; {Again(againAfter)}",
        ChangeOutcome.NotReproduced or ChangeOutcome.Environment when change.Unaffected is { } reason =>
            $": stored values proposed it, but no code that it runs changed ({reason}); not measured" +
            (change.Outcome == ChangeOutcome.Environment ? ". The machine changed; the reference restarts here" : string.Empty),
        ChangeOutcome.NotReproduced when change.Evidence.Excludes => ": stored values proposed it, but side by side nothing changed",
        ChangeOutcome.NotReproduced when change.Evidence.GivenUp => ": stored values proposed it, but more pairs are unlikely to show it",
        ChangeOutcome.NotReproduced => ": stored values proposed it, but it could not be shown",
        ChangeOutcome.Unstable when change.Evidence.Effect is not null => ": one session showed it, but " +
            $"{Plural.Of(change.Change.Earlier.Count, "later session")} {(change.Change.Earlier.Count == 1 ? "does" : "together do")} not",
        ChangeOutcome.Unstable => ": one session showed it, but this one does not",
        ChangeOutcome.SameCodeOtherLayout =>
            $": shown by {Plural.Of(change.Change.Earlier.Count + 1, "session", "sessions")}, but {NothingDiffers}",
        ChangeOutcome.Environment =>
            ": stored values moved for the third time, but the code did not: the machine changed. The reference restarts here",
        _ => string.Empty,
    };

    private static string SoFar(IReadOnlyList<SessionVerdict> sessions) => sessions switch
    {
        [.., { Answer: SessionAnswer.Open }] => $"shown by one session; {Plural.Of(sessions.Count - 1, "later session")} of at most " +
            $"{PooledSessions.Most} {(sessions.Count == 2 ? "does" : "do")} not decide it yet",
        [_] => "shown by one session",
        _ => $"shown by {sessions.Count} sessions",
    };

    private static string Again(TimeSpan againAfter) => $"check again after {Durations.Text(againAfter)} or a restart of the machine";
}
