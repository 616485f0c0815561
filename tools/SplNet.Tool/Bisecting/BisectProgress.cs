using SplNet.Values;
using SplNet.Versions.Bisecting;
using static System.FormattableString;

namespace SplNet.Tool.Bisecting;

/// <summary>A line before the search, and one for each decision.</summary>
/// <param name="suspects">How many commits there are.</param>
/// <param name="isForGain">True if the commit is searched for that made something faster.</param>
/// <param name="errors">Takes the lines; results go elsewhere.</param>
internal sealed class BisectProgress(int suspects, bool isForGain, TextWriter errors)
{
    private readonly BisectEstimate _estimate = new(suspects);
    private int _decisions;
    private double _seconds;

    /// <summary>Prints how long it will take at most.</summary>
    /// <param name="budget">The time that the measurements of a decision may take.</param>
    public void Begin(TimeSpan budget) => errors.WriteLine(Invariant(
        $"{Commits(suspects)} may be the culprit: {Plural.Of(_estimate.Steps, "step")}, ") +
        Invariant($"{Plural.Of(_estimate.Decisions, "decision")} including the ends and the confirmation. ") +
        Invariant($"Measuring takes at most {Durations.Text(_estimate.Decisions * budget)}, plus the builds."));

    /// <summary>Prints a decision, and how long the rest will take at the same pace.</summary>
    public void Decided(BisectDecision decision)
    {
        _decisions++;
        _seconds += decision.Seconds;
        errors.WriteLine(
            Invariant($"{_decisions}. {Subject(decision)}: {BisectReport.Word(decision.Judgement.Verdict, isForGain)}, ") +
            Invariant($"{decision.Judgement.Reason}; {Durations.Text(TimeSpan.FromSeconds(decision.Seconds))}{Rest(decision)}"));
    }

    private string Rest(BisectDecision decision)
    {
        if (decision.Question is BisectQuestion.Confirmation or BisectQuestion.Probe
            || (decision.Question == BisectQuestion.Ends && decision.Judgement.Verdict != CommitVerdict.Bad))
            return string.Empty;
        var left = new BisectEstimate(decision.SuspectsLeft).TimeLeft(TimeSpan.FromSeconds(_seconds / _decisions));
        return Invariant($"; {Commits(decision.SuspectsLeft)} left, about {Durations.Text(left)}");
    }

    private static string Subject(BisectDecision decision) => decision.Question switch
    {
        BisectQuestion.Ends => "ends",
        BisectQuestion.Confirmation when decision.SuspectsLeft > 1 =>
            $"{BisectCommit.Abbreviate(decision.Commit)} against the commit before all suspects",
        BisectQuestion.Confirmation => $"{BisectCommit.Abbreviate(decision.Commit)} against the commit before",
        BisectQuestion.Part => $"{BisectCommit.Abbreviate(decision.Commit)}, for a first part of the change",
        BisectQuestion.Probe => $"{BisectCommit.Abbreviate(decision.Commit)}, a probe of the rest",
        _ => BisectCommit.Abbreviate(decision.Commit),
    };

    private static string Commits(int count) => count == 1 ? "1 commit" : Invariant($"{count} commits");
}
