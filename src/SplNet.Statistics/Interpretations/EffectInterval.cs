namespace SplNet.Statistics;

/// <summary>The effects that a test does not reject: what is left between the hypotheses that it does.</summary>
internal static class EffectInterval
{
    private const int Doublings = 64;
    private const int Halvings = 50;

    /// <summary>The interval of a test on differences within blocks.</summary>
    /// <param name="differences">The differences.</param>
    /// <param name="critical">The statistic from which on a hypothesis is rejected.</param>
    /// <param name="scale">Whether hypotheses are ratios or differences.</param>
    internal static (double Lower, double Upper) Of(BlockDifferences differences, double critical, ComparisonScale scale)
    {
        var effect = differences.Effect;
        if (double.IsInfinity(critical))
            return (scale == ComparisonScale.Ratio ? 0 : double.NegativeInfinity, double.PositiveInfinity);
        var upper = Border(step => scale == ComparisonScale.Ratio ? effect * step : effect + Distance(step), hypothesis => differences.Less(hypothesis) < -critical);
        var lower = Border(step => scale == ComparisonScale.Ratio ? effect / step : effect - Distance(step), hypothesis => differences.Greater(hypothesis) > critical);
        return (lower, upper);

        double Distance(double step) => (step - 1) * differences.Error(effect);
    }

    // From the estimate outwards: as far as hypotheses are not rejected.
    private static double Border(Func<double, double> at, Func<double, bool> isRejected)
    {
        var (inside, outside) = (1.0, 2.0);
        for (var doubling = 0; !isRejected(at(outside)); doubling++)
        {
            if (doubling == Doublings)
                return at(double.PositiveInfinity); // the other side cannot be told from nothing
            (inside, outside) = (outside, 2 * outside);
        }

        for (var halving = 0; halving < Halvings; halving++)
        {
            var middle = (inside + outside) / 2;
            if (isRejected(at(middle)))
                outside = middle;
            else
                inside = middle;
        }

        return at(outside);
    }
}
