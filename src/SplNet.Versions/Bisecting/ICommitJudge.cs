namespace SplNet.Versions.Bisecting;

/// <summary>Who measures. Each question is a decision of its own, with runs of its own.</summary>
internal interface ICommitJudge
{
    /// <summary>Whether the bad end is slower than the good one; bad if it is. Asked once, before all others.</summary>
    CommitJudgement CompareEnds();

    /// <summary>On which side of the change a commit is.</summary>
    /// <param name="commit">The commit.</param>
    /// <param name="band">What is good and what is bad, by the ratio of the ends; null where they have none.</param>
    CommitJudgement Judge(BisectCommit commit, EffectBand? band);

    /// <summary>Whether a commit is slower than the one before it, by fresh runs of both; bad if it is.</summary>
    /// <param name="culprit">The commit.</param>
    /// <param name="parent">The id of the one before it.</param>
    /// <param name="band">As for <see cref="Judge"/>.</param>
    CommitJudgement Confirm(BisectCommit culprit, string parent, EffectBand? band);
}
