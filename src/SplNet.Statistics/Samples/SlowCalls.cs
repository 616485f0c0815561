namespace SplNet.Statistics;

/// <summary>
/// What the slow iterations of a side say about those that were not seen. A mean rests on its slowest calls, and where only a few of them were
/// measured it may well rest on too few: the next ones may come in the next run.
/// </summary>
/// <param name="AreSeen">True if the slowest iteration took more than 1.5 times as long as the middle one.</param>
/// <param name="Rise">
/// How much two more of the slowest iteration would add to the mean, if fewer than twenty like it were seen; else 0. In the unit of the sample.
/// </param>
public readonly record struct SlowCalls(bool AreSeen, double Rise)
{
    // Chosen by simulation, and confirmed with scenarios on which they were not chosen: docs/calibration.md.
    private const double SlowBeyondMedians = 1.5;
    private const int FewIterations = 20;
    private const double Unseen = 2;

    /// <summary>The slow iterations of all runs of a side; of a limit there are none.</summary>
    /// <param name="side">The side.</param>
    public static SlowCalls Of(Sample side)
    {
        ArgumentNullException.ThrowIfNull(side);
        return side.ConstantValue is null ? Of(side.Pooled()) : default;
    }

    /// <summary>The same of iterations in one sequence.</summary>
    /// <param name="iterations">The times of the iterations; reordered.</param>
    public static SlowCalls Of(double[] iterations)
    {
        ArgumentNullException.ThrowIfNull(iterations);
        if (iterations.Length == 0)
            return default;
        Array.Sort(iterations);
        var (middle, slowest) = (iterations[iterations.Length / 2], iterations[^1]);
        if (!(slowest > SlowBeyondMedians * middle))
            return default;
        var half = middle + ((slowest - middle) / 2);
        var few = iterations.Length <= FewIterations || iterations[^FewIterations] < half;
        return new SlowCalls(AreSeen: true, few ? Unseen * (slowest - Moments.Mean(iterations)) / (iterations.Length + Unseen) : 0);
    }

    /// <summary>The same side in another unit.</summary>
    /// <param name="factor">Not negative.</param>
    public SlowCalls Scale(double factor) => this with { Rise = Rise * factor };

    /// <summary>What both sides say together, where it does not matter whose mean would rise.</summary>
    /// <param name="other">The other side.</param>
    public SlowCalls And(SlowCalls other) => new(AreSeen || other.AreSeen, Rise + other.Rise);
}
