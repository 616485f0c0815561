namespace SplNet;

/// <summary>What <see cref="Experiment.Assert"/> does with an inconclusive experiment.</summary>
public enum OnInconclusive
{
    /// <summary>The test fails.</summary>
    Fail,

    /// <summary>The test ends as its framework ends what was not decided: inconclusive in NUnit and MSTest, skipped in xUnit.net v3 and TUnit. In xUnit.net 2, which has neither, it fails.</summary>
    Skip,

    /// <summary>The test passes, and its output has the report.</summary>
    Pass,
}
