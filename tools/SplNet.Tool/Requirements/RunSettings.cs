using SplNet.Statistics;

namespace SplNet.Tool.Requirements;

/// <summary>The options of the command line; null if the settings decide.</summary>
internal sealed record RunSettings(double? Alpha, double? Resolution, int? Runs, double? TimeBudgetSeconds, int? Seed, bool Reuse)
{
    /// <summary>The option that names a runtime.</summary>
    public const string RuntimeOption = "--runtime";

    /// <summary>The iterations of a run; null for the number of the options.</summary>
    public int? Iterations { get; init; }

    /// <summary>The shortest warm-up, in seconds; null for the options.</summary>
    public double? WarmUpSeconds { get; init; }

    /// <summary>The maximum number of runs of an operand; null for the number of the options.</summary>
    public int? MaxRuns { get; init; }

    /// <summary>How samples are weighed; null for the interpretation of the options.</summary>
    public IInterpretation? Interpretation { get; init; }

    /// <summary>True to look for the causes of what fails.</summary>
    public bool Explains { get; init; }

    /// <summary>True to print whole reports.</summary>
    public bool IsVerbose { get; init; }

    /// <summary>True if no input is used twice in a run, and results are read within the measured operation.</summary>
    public bool AreInputsFresh { get; init; }

    /// <summary>How old versions are built.</summary>
    public BuildSettings Builds { get; init; } = new();

    /// <summary>The runtime of measuring processes; null for the runtime of the options.</summary>
    public Runtime? Runtime { get; init; }

    /// <summary>
    /// The given options, as words of a command that repeats an experiment: without the seed, which differs for each, and without
    /// <c>--reuse</c>, since a repetition measures again.
    /// </summary>
    public IReadOnlyList<string> Words { get; init; } = [];

    /// <summary>Lays them over other options.</summary>
    public ExperimentOptions Over(ExperimentOptions options) => options with
    {
        Alpha = Alpha ?? options.Alpha,
        Resolution = Resolution ?? options.Resolution,
        Runs = Runs ?? options.Runs,
        MaxRuns = MaxRuns ?? options.MaxRuns,
        Iterations = Iterations ?? options.Iterations,
        WarmUp = WarmUpSeconds is { } warmUp ? options.WarmUp with { Least = TimeSpan.FromSeconds(warmUp) } : options.WarmUp,
        TimeBudget = TimeBudgetSeconds is { } seconds ? TimeSpan.FromSeconds(seconds) : options.TimeBudget,
        Interpretation = Interpretation ?? options.Interpretation,
        Seed = Seed ?? options.Seed,
        Reuse = Reuse || (options.Reuse && !AreInputsFresh),
        AreInputsFresh = AreInputsFresh,
        Runtime = Runtime ?? options.Runtime,
        Explain = Explains && options.Explain == Explain.Never ? Explain.OnFailure : options.Explain,
        Report = IsVerbose ? ReportDetail.Full : options.Report,
        Versions = Builds.Over(options.Versions),
    };
}
