namespace SplNet.Statistics;

/// <summary>
/// The information about unseen iterations in the slow iterations of a side. A mean depends on its slowest calls: the next run may have one
/// more of them, or one fewer, whatever the runs so far have in common.
/// </summary>
/// <param name="AreSeen">True if the slowest iteration took more than 1.5 times as long as the middle one.</param>
/// <param name="Rise">
/// The increase of the mean by two more of the slowest iteration, if fewer than twenty like it were seen; otherwise 0.
/// In the unit of the sample.
/// </param>
/// <param name="Spread">
/// The smallest credible standard deviation between the means of runs if each run has slow iterations: half of the increase of a run's mean
/// by a slow one. Slow calls that come regularly are as many in each run, or one more. In the unit of the sample; 0 if slow ones are too
/// rare to be in each run.
/// </param>
public readonly record struct SlowCalls(bool AreSeen, double Rise, double Spread)
{
    // These numbers were chosen by simulation, and confirmed with other scenarios: docs/calibration.md.

    /// <summary>A slow iteration takes more than this many times as long as the middle one.</summary>
    public const double SlowBeyondMedians = 1.5;

    private const int FewIterations = 20;
    private const double Unseen = 2;

    /// <summary>Computes the slow iterations of all runs of a side; a limit has none.</summary>
    /// <param name="side">The side.</param>
    public static SlowCalls Of(Sample side)
    {
        ArgumentNullException.ThrowIfNull(side);
        return side.ConstantValue is null ? Of(side.Pooled(), side.Runs.Count) : default;
    }

    /// <summary>Computes the slow iterations of one sequence.</summary>
    /// <param name="iterations">The times of the iterations of all runs; reordered.</param>
    /// <param name="runs">The number of runs.</param>
    public static SlowCalls Of(double[] iterations, int runs)
    {
        ArgumentNullException.ThrowIfNull(iterations);
        if (iterations.Length == 0)
            return default;
        Array.Sort(iterations);
        var (middle, slowest) = (iterations[iterations.Length / 2], iterations[^1]);
        if (!(slowest > SlowBeyondMedians * middle))
            return default;
        var half = middle + ((slowest - middle) / 2);
        return new SlowCalls(
            AreSeen: true,
            Rise: HasFewer(FewIterations) ? Unseen * (slowest - Moments.Mean(iterations)) / (iterations.Length + Unseen) : 0,
            Spread: HasFewer(runs) ? 0 : (slowest - middle) * runs / iterations.Length / 2);

        // True if fewer than this many are beyond the middle between the usual and the slowest.
        bool HasFewer(int slow) => iterations.Length < slow || iterations[^slow] < half;
    }

    /// <summary>Converts the side to another unit.</summary>
    /// <param name="factor">Not negative.</param>
    public SlowCalls Scale(double factor) => this with { Rise = Rise * factor, Spread = Spread * factor };

    /// <summary>Combines both sides, if it does not matter whose mean would rise.</summary>
    /// <param name="other">The other side.</param>
    public SlowCalls And(SlowCalls other) => new(AreSeen || other.AreSeen, Rise + other.Rise, Spread + other.Spread);
}
