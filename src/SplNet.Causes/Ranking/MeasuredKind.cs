namespace SplNet.Causes.Ranking;

/// <summary>What a comparison measures, by which causes are weighed.</summary>
internal enum MeasuredKind
{
    /// <summary>Times.</summary>
    Time,

    /// <summary>Allocated bytes or objects: what is done without allocating is no cause of these.</summary>
    Memory,

    /// <summary>Something else that is counted, such as exceptions.</summary>
    Events,
}
