namespace SplNet.Calibration;

/// <summary>
/// Two operations and what the machine does to them. Times are in milliseconds, spreads standard deviations of logarithms.
/// </summary>
/// <param name="Name">The name in the tables.</param>
/// <param name="Left">The calls of the left side.</param>
/// <param name="Right">Those of the right side.</param>
public sealed record MeanScenario(string Name, CallShape Left, CallShape Right)
{
    /// <summary>Iterations of each run.</summary>
    public int Rounds { get; init; } = 20;

    /// <summary>Calls per iteration.</summary>
    public int Calls { get; init; } = 1000;

    /// <summary>How long an iteration takes.</summary>
    public double Milliseconds { get; init; } = 1;

    /// <summary>The spread of the runs of each side.</summary>
    public double Between { get; init; } = 0.01;

    /// <summary>One launch in so many of the left side is 30 % slower as a whole, the mean unchanged; 0 for none.</summary>
    public int SlowLaunches { get; init; }

    /// <summary>What both sides of a block have in common.</summary>
    public double Blocks { get; init; } = 0.03;

    /// <summary>What both sides of a round have in common.</summary>
    public double InRounds { get; init; } = 0.02;

    /// <summary>A slow change over rounds, common to both sides, AR(1) with correlation 0.9.</summary>
    public double Drift { get; init; }

    /// <summary>The spread of single iterations.</summary>
    public double Within { get; init; } = 0.02;

    /// <summary>How often others take the processor in a millisecond, for 1 ms to 200 ms (Pareto 1.5).</summary>
    public double Interruptions { get; init; }

    /// <summary>The same of the right side, where it is another.</summary>
    public double? InterruptionsOfRight { get; init; }

    /// <summary>The share of interruptions of which the kernel tells.</summary>
    public double ReportedShare { get; init; } = 0.95;

    /// <summary>True if the right side is a limit of its mean.</summary>
    public bool IsLimit { get; init; }
}
