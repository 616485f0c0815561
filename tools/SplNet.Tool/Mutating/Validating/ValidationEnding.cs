namespace SplNet.Tool.Mutating.Validating;

/// <summary>How functional tests ended on a mutant.</summary>
internal enum ValidationEnding
{
    /// <summary>All passed that pass without mutation.</summary>
    Passed,

    /// <summary>One failed that passes without mutation.</summary>
    Failed,

    /// <summary>They took much longer than without mutation, and were ended.</summary>
    Timeout,

    /// <summary>Their process ended without telling of a failed test.</summary>
    Crashed,
}
