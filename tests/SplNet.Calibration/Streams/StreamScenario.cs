namespace SplNet.Calibration.Streams;

/// <summary>What the world does to a stream of commits; standard deviations and sizes are fractions.</summary>
internal sealed record StreamScenario(string Name)
{
    /// <summary>How many series there are.</summary>
    public int Series { get; init; } = 100;

    /// <summary>How many commits one stream has.</summary>
    public int Commits { get; init; } = 500;

    /// <summary>The runs behind each stored mean.</summary>
    public int Runs { get; init; } = 3;

    /// <summary>What a session does to all series alike.</summary>
    public double Common { get; init; } = 0.01;

    /// <summary>What it does to each series by itself.</summary>
    public double Own { get; init; } = 0.01;

    /// <summary>How runs differ within a session.</summary>
    public double Noise { get; init; } = 0.02;

    /// <summary>The correlation of session effects from one commit to the next.</summary>
    public double Correlation { get; init; }

    /// <summary>True if session effects follow t with three degrees of freedom.</summary>
    public bool HasHeavyTails { get; init; }

    /// <summary>The share of sessions that are 10 to 30 % slow as a whole.</summary>
    public double Outliers { get; init; }

    /// <summary>The share of series whose stored means lie 8 % higher in one session of ten.</summary>
    public double Bimodal { get; init; }

    /// <summary>By how much everything becomes slower per 100 commits, without any change of code.</summary>
    public double Drift { get; init; }

    /// <summary>The share of runs that are 30 % slow.</summary>
    public double SlowRuns { get; init; }

    /// <summary>How often the machine changes: each time half of the series move by 3 to 10 %, up or down.</summary>
    public int EnvironmentSteps { get; init; }

    /// <summary>τ: by what one session makes the same two commits differ.</summary>
    public double Tau { get; init; }

    /// <summary>The same for each tenth series.</summary>
    public double? TauOfTenth { get; init; }

    /// <summary>The chance that a session has one side of a pair 8 % high.</summary>
    public double Modes { get; init; }

    /// <summary>
    /// The share of series that depend on alignment: one commit in ten moves them by −3, 0 or 3 %, the same
    /// whenever that commit is measured.
    /// </summary>
    public double Layout { get; init; }

    /// <summary>How many series are planted with each kind of change.</summary>
    public int PlantedPerKind { get; init; } = 10;

    /// <summary>The kinds of change; empty for a quiet stream.</summary>
    public IReadOnlyList<PlantedChange> Planted { get; init; } = [];

    /// <summary>τ of a series.</summary>
    /// <param name="series">Its place.</param>
    public double TauOf(int series) => series % 10 == 0 ? TauOfTenth ?? Tau : Tau;

    /// <summary>The first commit that may have a planted change.</summary>
    public int PlantFrom { get; init; } = 100;

    /// <summary>Over how many commits the planted changes are spread; 1 has all of them at once.</summary>
    public int PlantSpread { get; init; } = 250;
}
