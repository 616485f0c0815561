namespace SplNet.Statistics;

/// <summary>
/// What the slow iterations of a side say about those that were not seen. A mean rests on its slowest calls: the next run may have one more of them, or one fewer, whatever the runs so far
/// have in common.
/// </summary>
/// <param name="AreSeen">True if the slowest iteration took more than 1.5 times as long as the middle one.</param>
/// <param name="Rise">
/// How much two more of the slowest iteration would add to the mean, if fewer than twenty like it were seen; else 0. In the unit of the sample.
/// </param>
/// <param name="Spread">
/// The smallest standard deviation between the means of runs that is believed where each run has slow iterations: half of what a slow one adds to the mean of a run. Slow calls that come
/// regularly are as many in each run, or one more. In the unit of the sample; 0 where slow ones are too rare to be in each run.
/// </param>
public readonly record struct SlowCalls(bool AreSeen, double Rise, double Spread)
{
    // These numbers were chosen by simulation, and confirmed with scenarios on which they were not chosen: docs/calibration.md.

    /// <summary>A slow iteration takes more than so many times as long as the middle one.</summary>
    public const double SlowBeyondMedians = 1.5;

    private const int FewIterations = 20;
    private const double Unseen = 2;

    /// <summary>The slow iterations of all runs of a side; of a limit there are none.</summary>
    /// <param name="side">The side.</param>
    public static SlowCalls Of(Sample side)
    {
        ArgumentNullException.ThrowIfNull(side);
        return side.ConstantValue is null ? Of(side.Pooled(), side.Runs.Count) : default;
    }

    /// <summary>The same of iterations in one sequence.</summary>
    /// <param name="iterations">The times of the iterations of all runs; reordered.</param>
    /// <param name="runs">How many runs these are.</param>
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

        // Than so many beyond the middle between the usual and the slowest.
        bool HasFewer(int slow) => iterations.Length < slow || iterations[^slow] < half;
    }

    /// <summary>The same side in another unit.</summary>
    /// <param name="factor">Not negative.</param>
    public SlowCalls Scale(double factor) => this with { Rise = Rise * factor, Spread = Spread * factor };

    /// <summary>What both sides say together, where it does not matter whose mean would rise.</summary>
    /// <param name="other">The other side.</param>
    public SlowCalls And(SlowCalls other) => new(AreSeen || other.AreSeen, Rise + other.Rise, Spread + other.Spread);
}
