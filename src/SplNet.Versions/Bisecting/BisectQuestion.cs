namespace SplNet.Versions.Bisecting;

/// <summary>Why something was measured.</summary>
internal enum BisectQuestion
{
    /// <summary>Whether the ends differ at all.</summary>
    Ends,

    /// <summary>On which side of the change a commit is.</summary>
    Step,

    /// <summary>Whether the culprit is slower than the commit before it, or the last suspect than the commit before all of them.</summary>
    Confirmation,

    /// <summary>Whether the rest of the series is as one change would leave it.</summary>
    Probe,
}
