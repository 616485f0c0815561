namespace SplNet.Versions.Bisecting;

/// <summary>What a question about a commit was answered with.</summary>
internal enum CommitVerdict
{
    /// <summary>As fast as the good end.</summary>
    Good,

    /// <summary>Slow as the bad end is.</summary>
    Bad,

    /// <summary>Measured, and neither was shown.</summary>
    Undecided,

    /// <summary>Not to be measured: it does not build, or has no such member.</summary>
    Skipped,
}
