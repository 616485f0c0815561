using SplNet.Statistics;

namespace SplNet;

/// <summary>One comparison of a formula and its evidence.</summary>
public sealed record ComparisonResult
{
    /// <summary>The comparison as a formula.</summary>
    public required string Text { get; init; }

    /// <summary>The relation that is claimed.</summary>
    public required Relation Relation { get; init; }

    /// <summary>Whether it holds.</summary>
    public required Truth Truth { get; init; }

    /// <summary>What both sides measure.</summary>
    public required MetricUnit Unit { get; init; }

    /// <summary>The evidence.</summary>
    public required Evidence Evidence { get; init; }
}
