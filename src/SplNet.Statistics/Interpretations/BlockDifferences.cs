namespace SplNet.Statistics;

/// <summary>
/// The differences within blocks under a hypothesis on the means: left - ρ·right for a ratio ρ (Fieller 1954), left - right - δ for a
/// difference δ. Tests, exclusions and intervals use one function, the t statistic under a hypothesis, so they agree.
/// </summary>
internal sealed class BlockDifferences
{
    private readonly BlockPairs _pairs;
    private readonly bool _isRatio;
    private readonly double _smallestSpread;
    private readonly SlowCalls _slowLeft;
    private readonly SlowCalls _slowRight;

    /// <summary>Stores the values of each block.</summary>
    /// <param name="pairs">At least two blocks.</param>
    /// <param name="slowLeft">The slow calls that weaken evidence of a smaller left side.</param>
    /// <param name="slowRight">The slow calls that weaken evidence of a smaller right side.</param>
    /// <param name="options">The scale, and the smallest credible spread.</param>
    internal BlockDifferences(BlockPairs pairs, SlowCalls slowLeft, SlowCalls slowRight, DecisionOptions options)
    {
        _pairs = pairs;
        _isRatio = options.Scale == ComparisonScale.Ratio;
        _smallestSpread = options.MinimumSpread;
        (_slowLeft, _slowRight) = _isRatio ? (slowLeft, slowRight) : (slowLeft.And(slowRight), slowLeft.And(slowRight));
        (Left, Right) = (Moments.Mean(pairs.Left), Moments.Mean(pairs.Right));
    }

    internal int Blocks => _pairs.Count;

    /// <summary>Gets the mean of the left side.</summary>
    internal double Left { get; }

    /// <summary>Gets the mean of the right side.</summary>
    internal double Right { get; }

    /// <summary>Gets the estimate, which is the hypothesis at which the statistic is 0.</summary>
    internal double Effect => _isRatio ? Left / Right : Left - Right;

    /// <summary>Gets the hypothesis of no difference.</summary>
    internal double None => _isRatio ? 1 : 0;

    /// <summary>Computes the plain statistic.</summary>
    internal double Statistic(double hypothesis)
    {
        var (mean, deviation, _) = MomentsAt(hypothesis);
        return StudentEvidence.Statistic(mean, deviation / Math.Sqrt(Blocks));
    }

    /// <summary>Computes the standard error of the mean difference.</summary>
    internal double Error(double hypothesis) => MomentsAt(hypothesis).Deviation / Math.Sqrt(Blocks);

    /// <summary>Computes the statistic as evidence that the effect is less than the hypothesis: small values are evidence for it.</summary>
    internal double Less(double hypothesis) => Careful(hypothesis, _slowLeft, 1, Math.Max);

    /// <summary>Computes the statistic as evidence that the effect is greater: large values are evidence for it.</summary>
    internal double Greater(double hypothesis) => Careful(hypothesis, _slowRight, _isRatio ? -hypothesis : -1, Math.Min);

    private double Careful(double hypothesis, SlowCalls slow, double sign, Func<double, double, double> weaker)
    {
        var (mean, deviation, third) = MomentsAt(hypothesis);
        var error = deviation / Math.Sqrt(Blocks);
        mean += sign * slow.Rise;
        var plain = StudentEvidence.Statistic(mean, error);
        return slow.AreSeen && error > 0 ? weaker(plain, Hall(mean / deviation, third / (deviation * deviation * deviation))) : plain;
    }

    // The statistic of a mean in units of the deviation, corrected for its skewness (Hall 1992, his second transformation).
    private double Hall(double mean, double skewness) => Math.Sqrt(Blocks) *
        (mean + (skewness * mean * mean / 3) + (skewness * skewness * mean * mean * mean / 27) + (skewness / (6 * Blocks)));

    // Mean, credible standard deviation and third central moment.
    private (double Mean, double Deviation, double Third) MomentsAt(double hypothesis)
    {
        var (ratio, shift) = _isRatio ? (hypothesis, 0.0) : (1.0, hypothesis);
        var mean = Left - (ratio * Right) - shift;
        var (squares, cubes) = (0.0, 0.0);
        for (var block = 0; block < Blocks; block++)
        {
            var deviation = _pairs.Left[block] - Left - (ratio * (_pairs.Right[block] - Right));
            var square = deviation * deviation;
            squares += square;
            cubes += square * deviation;
        }

        var smallest = _isRatio ? _smallestSpread * Math.Max(Left, ratio * Right) : _smallestSpread;
        smallest = Math.Max(smallest, Math.Max(_slowLeft.Spread, ratio * _slowRight.Spread));
        return (mean, Math.Max(Math.Sqrt(squares / (Blocks - 1)), smallest), cubes / Blocks);
    }
}
