namespace SplNet.Mutations.Results;

/// <summary>The rule by which a pair of a test and a mutant kills.</summary>
internal enum KillBy
{
    /// <summary>A test of "slower by more than the threshold", at the level of all tests of the mutant together.</summary>
    Test,

    /// <summary>
    /// The published rule (paper B, section 6.3): the upper end of the relative confidence interval (RCI) of throughput at 99 % shows
    /// a loss of the threshold. Each test decides by itself.
    /// </summary>
    Rci,
}
