namespace SplNet;

/// <summary>The behaviour of <see cref="Experiment.Assert"/> for an inconclusive experiment.</summary>
public enum OnInconclusive
{
    /// <summary>Fails the test.</summary>
    Fail,

    /// <summary>
    /// Ends the test with the framework's result for undecided tests: inconclusive in NUnit and MSTest, skipped in xUnit.net v3 and TUnit.
    /// The test fails in xUnit.net 2, which supports neither.
    /// </summary>
    Skip,

    /// <summary>Passes the test; its output contains the report.</summary>
    Pass,
}
