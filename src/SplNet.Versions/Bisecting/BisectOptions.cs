namespace SplNet.Versions.Bisecting;

/// <summary>The limits of a search.</summary>
internal sealed record BisectOptions
{
    /// <summary>
    /// The smallest relative difference between the ends that is worth a search; if it is excluded, there is nothing to search.
    /// </summary>
    public const double SmallestChange = 0.02;

    /// <summary>
    /// The most blocks of a decision. With ends that differ by a few percent, 20 would leave many commits undecided, and the search could
    /// not separate them.
    /// </summary>
    public const int MostBlocks = 60;

    /// <summary>
    /// Gets the number of undecided commits after which a search stops. Each costs the maximum number of blocks, and if the ends hardly
    /// differ, no commit is decided.
    /// </summary>
    public int MostUndecided { get; init; } = 10;

    /// <summary>Gets the number of other commits to measure to see whether one change explains the series.</summary>
    public int Probes { get; init; } = 2;

    /// <summary>Gets the largest total number of decisions with such probes. They are worth their cost only after a short search.</summary>
    public int MostDecisionsWithProbes { get; init; } = 12;

    /// <summary>Gets the known disagreement of sessions on these machines about the same pair of commits (τ), as a fraction.</summary>
    public double Disagreement { get; init; }

    /// <summary>Gets the clock.</summary>
    public TimeProvider Clock { get; init; } = TimeProvider.System;
}
