namespace SplNet;

/// <summary>What <see cref="Experiment.Assert"/> does with an inconclusive experiment.</summary>
public enum OnInconclusive
{
    /// <summary>The test fails.</summary>
    Fail,

    /// <summary>The test is skipped, where its adapter is at hand (SplNet.MSTest, SplNet.Xunit); else it fails.</summary>
    Skip,
}
