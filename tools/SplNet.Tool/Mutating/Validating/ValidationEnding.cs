namespace SplNet.Tool.Mutating.Validating;

/// <summary>The ways in which functional tests end on a mutant.</summary>
internal enum ValidationEnding
{
    /// <summary>All tests that pass without mutation passed.</summary>
    Passed,

    /// <summary>A test that passes without mutation failed.</summary>
    Failed,

    /// <summary>The tests took much longer than without mutation and were stopped.</summary>
    Timeout,

    /// <summary>The process ended without reporting a failed test.</summary>
    Crashed,
}
