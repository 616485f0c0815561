namespace SplNet.Versions.Bisecting;

/// <summary>How far a search goes beyond its steps.</summary>
internal sealed record BisectOptions
{
    /// <summary>How many commits of the rest are measured to see whether one change explains the series.</summary>
    public int Probes { get; init; } = 2;

    /// <summary>Up to how many decisions, all together, there are such probes: they are worth what they cost only where the search was short.</summary>
    public int MostDecisionsWithProbes { get; init; } = 12;

    /// <summary>The clock.</summary>
    public TimeProvider Clock { get; init; } = TimeProvider.System;
}
