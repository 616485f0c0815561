namespace SplNet.Versions.Bisecting;

/// <summary>The answers to a question about a commit.</summary>
internal enum CommitVerdict
{
    /// <summary>As fast as the good end.</summary>
    Good,

    /// <summary>As slow as the bad end.</summary>
    Bad,

    /// <summary>Measured, but neither was shown.</summary>
    Undecided,

    /// <summary>Not measurable: it does not build, or it lacks the member.</summary>
    Skipped,
}
