namespace SplNet;

/// <summary>
/// A method on a path of calls, and its counted work there including its callees. Counts of unlike things are weighed, so these are shares
/// of work and not of time.
/// </summary>
public sealed record ExplainedFrame
{
    /// <summary>The method as its author would say it.</summary>
    public required string Name { get; init; }

    /// <summary>On the side that is compared with, as a share of all its work.</summary>
    public double Before { get; init; }

    /// <summary>On the other side, as a share of the same.</summary>
    public double After { get; init; }

    /// <summary>
    /// The methods that it calls, the heaviest first. The work of a method is divided among its callers in proportion to their calls.
    /// </summary>
    public IReadOnlyList<ExplainedFrame> Callees { get; init; } = [];
}
