using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>The settings for measuring pairs.</summary>
internal sealed record MeasuringSettings
{
    /// <summary>The relative slowdowns to detect, the smallest first.</summary>
    public IReadOnlyList<double> Thresholds { get; init; } = [0.05, 0.10];

    /// <summary>The joint level of all tests of a mutant.</summary>
    public double Alpha { get; init; } = 0.05;

    /// <summary>The rule by which a pair kills.</summary>
    public KillBy KillBy { get; init; }

    /// <summary>The number of tests by which a mutant is measured first.</summary>
    public int MostFirst { get; init; } = MutantFamily.MostFirst;

    /// <summary>The maximum number of blocks for a pair.</summary>
    public int MostBlocks { get; init; } = 20;

    /// <summary>The time for all pairs together, excluding waiting for the machine; null for no limit.</summary>
    public TimeSpan? Budget { get; init; }

    /// <summary>The time for one pair, excluding waiting for the machine.</summary>
    public TimeSpan MostPerPair { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>The largest share of the time for controls; null for no limit.</summary>
    public double? ShareOfControls { get; init; }

    /// <summary>The time already spent on controls before any of them was measured.</summary>
    public double SecondsOfControls { get; init; }

    /// <summary>Decides by the id whether a mutant does not resemble a real mistake.</summary>
    public Func<string, bool> IsArtificial { get; init; } = static _ => false;

    /// <summary>The path of the mutated project, which selects the library to replace if tests use several; null if they use one.</summary>
    public string? Project { get; init; }

    /// <summary>Applies the user's settings to the options of all experiments.</summary>
    public Func<ExperimentOptions, ExperimentOptions> Adjust { get; init; } = static options => options;
}
