namespace SplNet.Tool.Requirements;

/// <summary>The options of the command line; null where the settings decide.</summary>
internal sealed record RunSettings(double? Alpha, double? Resolution, int? Runs, double? TimeBudgetSeconds, int? Seed, bool Reuse)
{
    /// <summary>Lays them over other options.</summary>
    public ExperimentOptions Over(ExperimentOptions options) => options with
    {
        Alpha = Alpha ?? options.Alpha,
        Resolution = Resolution ?? options.Resolution,
        Runs = Runs ?? options.Runs,
        TimeBudget = TimeBudgetSeconds is { } seconds ? TimeSpan.FromSeconds(seconds) : options.TimeBudget,
        Seed = Seed ?? options.Seed,
        Reuse = Reuse || options.Reuse,
    };
}
