namespace SplNet.Causes.Ranking;

/// <summary>The measurement before anything was counted.</summary>
/// <param name="Ratio">The newer side over the older; infinite where the older has nothing.</param>
/// <param name="Lower">The lower end of its interval.</param>
/// <param name="Upper">The upper end.</param>
internal sealed record Measured(double Ratio, double Lower, double Upper)
{
    // Weights are not more exact than that.
    private const double LeastNoise = 0.01;
    private const double Part = 0.02;

    /// <summary>Its kind.</summary>
    public MeasuredKind Kind { get; init; }

    /// <summary>1 if the newer side has more, -1 if it has less.</summary>
    public int Direction => Ratio < 1 ? -1 : 1;

    /// <summary>The change, as a share of the older side; positive in its direction.</summary>
    public double Change => Math.Abs(Ratio - 1);

    /// <summary>
    /// The smallest visible change, as a share of the older side; for a large change of uncertain size, no more than a part.
    /// </summary>
    public double Noise => double.IsFinite(Upper - Lower) ? Math.Max(LeastNoise, Math.Min((Upper - Lower) / 2, Change * Part)) : LeastNoise;
}
