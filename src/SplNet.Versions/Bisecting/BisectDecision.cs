namespace SplNet.Versions.Bisecting;

/// <summary>A question and its answer.</summary>
/// <param name="Question">The reason for the question.</param>
/// <param name="Commit">The id of the commit in question; for the ends, the bad end.</param>
/// <param name="Title">The first line of its message; empty for an end.</param>
/// <param name="Judgement">The answer.</param>
/// <param name="Seconds">The duration.</param>
/// <param name="SuspectsLeft">The number of commits that may still be the culprit.</param>
internal sealed record BisectDecision(
    BisectQuestion Question, string Commit, string Title, CommitJudgement Judgement, double Seconds, int SuspectsLeft)
{
    /// <summary>
    /// Finds the decision by fresh runs of the last suspect against the commit before all of them; null if there is none.
    /// </summary>
    /// <param name="decisions">All decisions of a search.</param>
    /// <param name="suspects">The commits that include the culprit.</param>
    public static BisectDecision? ConfirmationOf(IReadOnlyList<BisectDecision> decisions, IReadOnlyList<BisectCommit> suspects) =>
        suspects is [.., var last]
            ? decisions.LastOrDefault(decision => decision.Question == BisectQuestion.Confirmation && decision.Commit == last.Id)
            : null;
}
