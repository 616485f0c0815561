namespace SplNet.Versions.Bisecting;

/// <summary>Measures commits. Each question is a separate decision with separate runs.</summary>
internal interface ICommitJudge
{
    /// <summary>Decides whether the bad end is slower than the good one; bad if it is. Asked once, before all other questions.</summary>
    CommitJudgement CompareEnds();

    /// <summary>Decides on which side of the change a commit is.</summary>
    /// <param name="commit">The commit.</param>
    /// <param name="band">The thresholds for good and bad, from the ratio of the ends; null if the ends have no ratio.</param>
    CommitJudgement Judge(BisectCommit commit, EffectBand? band);

    /// <summary>Decides by fresh runs of both whether a commit is slower than the one before it; bad if it is.</summary>
    /// <param name="culprit">The commit.</param>
    /// <param name="parent">The id of the one before it.</param>
    /// <param name="band">As for <see cref="Judge"/>.</param>
    CommitJudgement Confirm(BisectCommit culprit, string parent, EffectBand? band);
}
