using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>How often something happened.</summary>
/// <param name="Count">The number of times.</param>
/// <param name="Trials">The number of trials.</param>
public readonly record struct Rate(int Count, int Trials)
{
    // One in ten thousand cells is marked wrongly.
    private const double Doubt = 1e-4;

    /// <summary>The share.</summary>
    public double Value => (double)Count / Trials;

    /// <summary>True if the true rate is above a level, beyond reasonable doubt.</summary>
    public bool Exceeds(double level) => 1 - BinomialDistribution.LowerTail(Count - 1, Trials, level) < Doubt;

    /// <summary>True if the true rate is below a level, beyond reasonable doubt.</summary>
    public bool FallsBelow(double level) => BinomialDistribution.LowerTail(Count, Trials, level) < Doubt;
}
