namespace SplNet.Tool.Mutating.Measuring;

/// <summary>How pairs are measured.</summary>
internal sealed record MeasuringSettings
{
    /// <summary>Relative slowdowns that are claimed, the smallest first.</summary>
    public IReadOnlyList<double> Thresholds { get; init; } = [0.05, 0.10];

    /// <summary>The level of all tests of a mutant together.</summary>
    public double Alpha { get; init; } = 0.05;

    /// <summary>How many tests a mutant is measured by first.</summary>
    public int MostFirst { get; init; } = MutantFamily.MostFirst;

    /// <summary>How many blocks a pair may take.</summary>
    public int MostBlocks { get; init; } = 20;

    /// <summary>How long all pairs together may take, without waiting for the machine; null for as long as they need.</summary>
    public TimeSpan? Budget { get; init; }

    /// <summary>How long one pair may take, without waiting for the machine.</summary>
    public TimeSpan MostPerPair { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>The largest share of the time that controls may take; null for as much as they need.</summary>
    public double? ShareOfControls { get; init; }

    /// <summary>How long controls have taken already, before any of them was measured.</summary>
    public double SecondsOfControls { get; init; }

    /// <summary>Whether nobody writes a mutant by mistake, by its id.</summary>
    public Func<string, bool> IsArtificial { get; init; } = static _ => false;

    /// <summary>The path of the mutated project, which tells whose versions are meant where tests use several; null where they use one.</summary>
    public string? Project { get; init; }

    /// <summary>Changes the options of all experiments: what the user has set.</summary>
    public Func<ExperimentOptions, ExperimentOptions> Adjust { get; init; } = static options => options;
}
