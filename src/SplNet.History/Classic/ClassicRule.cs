namespace SplNet.History.Classic;

/// <summary>The tests of stored numbers, for code that cannot be built and measured again.</summary>
internal enum ClassicRule
{
    /// <summary>F test, then t test, on one result per execution.</summary>
    Executions,

    /// <summary>Confidence intervals that do not overlap.</summary>
    OverlapIntervals,

    /// <summary>One-way analysis of variance.</summary>
    AnalysisOfVariance,

    /// <summary>Shifts of the level of a series of results.</summary>
    LevelShifts,
}
