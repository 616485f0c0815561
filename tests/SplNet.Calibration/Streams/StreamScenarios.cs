namespace SplNet.Calibration.Streams;

/// <summary>The scenarios of the study.</summary>
internal static class StreamScenarios
{
    /// <summary>Session effects of 1 % in common and 1 % for each series, runs that differ by 2 %.</summary>
    public static StreamScenario Typical { get; } = new("typical");

    /// <summary>All of them.</summary>
    public static IReadOnlyList<StreamScenario> All { get; } =
    [
        new("quiet machine") { Common = 0.003, Own = 0.003, Noise = 0.01 },
        Typical,
        Typical with { Name = "sessions of 5 % in common, 2 % each", Common = 0.05, Own = 0.02 },
        Typical with { Name = "heavy tails", HasHeavyTails = true },
        Typical with { Name = "autocorrelation 0.8", Correlation = 0.8 },
        Typical with { Name = "1 session in 20 slow", Outliers = 0.05 },
        Typical with { Name = "3 series in 10 bimodal", Bimodal = 0.3 },
        Typical with { Name = "machine changes 4 times", EnvironmentSteps = 4 },
        Typical with { Name = "drift of 5 % per 100 commits", Drift = 0.05 },
        Typical with { Name = "3 runs in 100 slow", SlowRuns = 0.03 },
        Typical with { Name = "τ = 0.4 %", Tau = 0.004 },
        Typical with { Name = "τ = 0.5 %", Tau = 0.005 },
        Typical with { Name = "τ = 1 %", Tau = 0.01 },
        Typical with { Name = "τ = 1.5 %", Tau = 0.015 },
        Typical with { Name = "noisy, τ = 1 %", Common = 0.03, Own = 0.03, Noise = 0.03, Tau = 0.01 },
        Typical with { Name = "τ = 0.5 %, of 1 series in 10 it is 3 %", Tau = 0.005, TauOfTenth = 0.03 },
        Typical with { Name = "two modes per side", Modes = 0.1 },
        Typical with { Name = "layout in 2 series of 10", Layout = 0.2 },
        Typical with
        {
            Name = "all of it, τ = 0.5 %",
            Tau = 0.005,
            Correlation = 0.5,
            HasHeavyTails = true,
            Outliers = 0.02,
            Bimodal = 0.1,
            EnvironmentSteps = 2,
            SlowRuns = 0.02,
            Layout = 0.2,
        },
    ];

    /// <summary>What the median hides: six series in ten become slower by one commit.</summary>
    public static StreamScenario MostSlower { get; } = Typical with
    {
        Name = "+5 % in 6 series of 10 at once",
        Planted = [new PlantedChange("+5 %", 0.05)],
        PlantedPerKind = 60,
        PlantSpread = 1,
        PlantFrom = 200,
        Commits = 300,
    };
}
