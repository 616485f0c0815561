namespace SplNet.Causes.Ranking;

/// <summary>The kinds of measurements in a comparison, by which causes are weighed.</summary>
internal enum MeasuredKind
{
    /// <summary>Times.</summary>
    Time,

    /// <summary>Allocated bytes or objects: work without allocations cannot be a cause of these.</summary>
    Memory,

    /// <summary>Other counts, such as exceptions.</summary>
    Events,
}
