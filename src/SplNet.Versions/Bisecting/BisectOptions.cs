namespace SplNet.Versions.Bisecting;

/// <summary>How far a search goes beyond its steps.</summary>
internal sealed record BisectOptions
{
    /// <summary>The relative difference between the ends that is worth a search: where one as large is excluded, there is nothing to search.</summary>
    public const double SmallestChange = 0.02;

    /// <summary>The most blocks of a decision. What 20 leave open, with ends that differ by a few percent, would leave the search with commits that it cannot tell apart.</summary>
    public const int MostBlocks = 60;

    /// <summary>After how many undecided commits a search ends with what it knows: each costs all the blocks that there are, and where the ends hardly differ, none is decided.</summary>
    public int MostUndecided { get; init; } = 10;

    /// <summary>How many commits of the rest are measured to see whether one change explains the series.</summary>
    public int Probes { get; init; } = 2;

    /// <summary>Up to how many decisions, all together, there are such probes: they are worth what they cost only where the search was short.</summary>
    public int MostDecisionsWithProbes { get; init; } = 12;

    /// <summary>By how much sessions of these machines are known to disagree about the same pair of commits (τ), as a fraction.</summary>
    public double Disagreement { get; init; }

    /// <summary>The clock.</summary>
    public TimeProvider Clock { get; init; } = TimeProvider.System;
}
