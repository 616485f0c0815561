namespace SplNet.Tool.Proving;

/// <summary>The outcome of tests with both libraries.</summary>
internal enum TestOutcome
{
    /// <summary>All tests that pass with the library of the base pass with the library of the head.</summary>
    Passed,

    /// <summary>One does not, or fewer tests ran.</summary>
    Failed,

    /// <summary>No test passes with the library of the base.</summary>
    Unknown,
}
