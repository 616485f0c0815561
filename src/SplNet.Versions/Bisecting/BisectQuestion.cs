namespace SplNet.Versions.Bisecting;

/// <summary>The reason for a measurement.</summary>
internal enum BisectQuestion
{
    /// <summary>To see whether the ends differ at all.</summary>
    Ends,

    /// <summary>To see on which side of the change a commit is.</summary>
    Step,

    /// <summary>
    /// To see on which side of a first part of the change a commit is, after fresh runs did not confirm the apparent
    /// location of the whole change.
    /// </summary>
    Part,

    /// <summary>
    /// To see whether the culprit is slower than the commit before it, or the last suspect than the commit before all of them.
    /// </summary>
    Confirmation,

    /// <summary>To see whether the rest of the series fits a single change.</summary>
    Probe,
}
