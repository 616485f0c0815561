namespace SplNet.Versions.Bisecting;

/// <summary>A question and its answer.</summary>
/// <param name="Question">Why it was asked.</param>
/// <param name="Commit">The id of the commit in question; of the bad end where the ends are.</param>
/// <param name="Title">The first line of its message; empty for an end.</param>
/// <param name="Judgement">The answer.</param>
/// <param name="Seconds">How long it took.</param>
/// <param name="SuspectsLeft">How many commits may still be the culprit.</param>
internal sealed record BisectDecision(BisectQuestion Question, string Commit, string Title, CommitJudgement Judgement, double Seconds, int SuspectsLeft)
{
    /// <summary>The one by fresh runs of the last suspect against the commit before all of them; null where there is none.</summary>
    /// <param name="decisions">All decisions of a search.</param>
    /// <param name="suspects">The commits of which one is the culprit.</param>
    public static BisectDecision? ConfirmationOf(IReadOnlyList<BisectDecision> decisions, IReadOnlyList<BisectCommit> suspects) =>
        suspects is [.., var last] ? decisions.LastOrDefault(decision => decision.Question == BisectQuestion.Confirmation && decision.Commit == last.Id) : null;
}
