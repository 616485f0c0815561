namespace SplNet.Calibration;

/// <summary>How simulated measurements vary. All sizes are standard deviations of logarithms: 0.03 is about 3 %.</summary>
/// <param name="Name">The name in the tables.</param>
/// <param name="Between">The variation between runs.</param>
public sealed record Scenario(string Name, double Between)
{
    /// <summary>The variation between the iterations of a run.</summary>
    public double Within { get; init; } = 0.02;

    /// <summary>The distribution of run effects.</summary>
    public RunEffect Effect { get; init; } = RunEffect.Normal;

    /// <summary>How many times as much the left side varies between runs.</summary>
    public double LeftFactor { get; init; } = 1;

    /// <summary>The share of iterations that a burst of interference delays, by half their time on average.</summary>
    public double BurstShare { get; init; }

    /// <summary>The variation of a slow change of the machine, AR(1) over successive runs with correlation 0.9.</summary>
    public double Drift { get; init; }

    /// <summary>The scenarios beside the plain ones.</summary>
    public static IReadOnlyList<Scenario> Unpleasant { get; } =
    [
        new("normal, f = 3 %", 0.03),
        new("left side varies twice as much", 0.03) { LeftFactor = 2 },
        new("left side varies four times as much", 0.02) { LeftFactor = 4 },
        new("skewed runs", 0.03) { Effect = RunEffect.Skewed },
        new("bimodal runs (1 of 10 slow)", 0.03) { Effect = RunEffect.Bimodal },
        new("skewed, left varies four times as much", 0.01) { Effect = RunEffect.Skewed, LeftFactor = 4 },
        new("bimodal, left varies four times as much", 0.01) { Effect = RunEffect.Bimodal, LeftFactor = 4 },
        new("bursts in 10 % of the iterations", 0.03) { BurstShare = 0.1 },
        new("AR(1) drift of 5 %", 0.03) { Drift = 0.05 },
        new("f = 10 %", 0.1),
    ];
}
