namespace SplNet.Mutations.Results;

/// <summary>The outcome of a mutant.</summary>
internal enum MutantStatus
{
    /// <summary>A test was shown to become slower by more than the threshold.</summary>
    Killed,

    /// <summary>
    /// Tests run it differently, and none was shown to become slower by more than the threshold, although the
    /// machine could have detected it.
    /// </summary>
    Survived,

    /// <summary>
    /// No test was shown to become slower, and the machine was too noisy or too busy to detect it; or the interval of a test is above the
    /// threshold but not certain enough.
    /// </summary>
    Inconclusive,

    /// <summary>Tests enter its method but do the same work and allocate the same bytes: nothing to measure.</summary>
    NotExecutedDifferently,

    /// <summary>No test enters its method.</summary>
    NoCoverage,

    /// <summary>A functional test fails, so it is not a performance mutant.</summary>
    Invalid,

    /// <summary>A process that ran it did not end in time.</summary>
    Timeout,

    /// <summary>It does not compile.</summary>
    CompileError,

    /// <summary>It compiles to the same code.</summary>
    Equivalent,

    /// <summary>A comment or an option leaves it out.</summary>
    Ignored,

    /// <summary>The budget ended before it was measured.</summary>
    NotMeasured,

    /// <summary>The budget ended before it was known whether a test runs it differently.</summary>
    NotCounted,
}
