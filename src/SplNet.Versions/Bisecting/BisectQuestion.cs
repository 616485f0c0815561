namespace SplNet.Versions.Bisecting;

/// <summary>Why something was measured.</summary>
internal enum BisectQuestion
{
    /// <summary>Whether the ends differ at all.</summary>
    Ends,

    /// <summary>On which side of the change a commit is.</summary>
    Step,

    /// <summary>On which side of a first part of the change a commit is, after fresh runs did not confirm where the whole seemed to lie.</summary>
    Part,

    /// <summary>Whether the culprit is slower than the commit before it, or the last suspect than the commit before all of them.</summary>
    Confirmation,

    /// <summary>Whether the rest of the series is as one change would leave it.</summary>
    Probe,
}
