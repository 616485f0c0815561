namespace SplNet;

/// <summary>The finding of one look at a comparison, in the order in which they were taken.</summary>
public sealed record LookResult
{
    /// <summary>After how many blocks it was taken.</summary>
    public required int Blocks { get; init; }

    /// <summary>The one-sided level at which it tested: its part of α.</summary>
    public required double Level { get; init; }

    /// <summary>The effect by the blocks so far, left over right or left minus right.</summary>
    public required double Effect { get; init; }

    /// <summary>
    /// The interval of the effect at the level of the look; where an effect of the resolution was excluded, at the level of that exclusion.
    /// </summary>
    public required DecidingInterval Interval { get; init; }

    /// <summary>
    /// The one-sided p-value of the nearer of both directions, from the blocks so far alone; the look shows a difference if it is below
    /// <see cref="Level"/>.
    /// </summary>
    public required double PValue { get; init; }

    /// <summary>Its decision; unknown if it did not decide.</summary>
    public required Truth Truth { get; init; }

    /// <summary>Why the measurement stopped or went on.</summary>
    public required SequentialReason Reason { get; init; }

    /// <summary>The reason in words.</summary>
    public required string Explanation { get; init; }
}
