namespace SplNet.Versions.Bisecting;

/// <summary>Who measures. Each question is a decision of its own, with runs of its own.</summary>
internal interface ICommitJudge
{
    /// <summary>Whether the bad end is slower than the good one; bad if it is. Asked once, before all others.</summary>
    CommitJudgement CompareEnds();

    /// <summary>On which side of the change a commit is.</summary>
    CommitJudgement Judge(BisectCommit commit);

    /// <summary>From now on a commit is bad from a smaller part of the change on, so that one which has half of it is bad for sure. False where no part can be told. Asked once at most.</summary>
    bool Sharpen();

    /// <summary>Whether a commit is slower than the one before it, by fresh runs of both; bad if it is.</summary>
    /// <param name="culprit">The commit.</param>
    /// <param name="parent">The id of the one before it.</param>
    CommitJudgement Confirm(BisectCommit culprit, string parent);
}
