namespace SplNet.Statistics;

/// <summary>The effects around the estimate that a test does not reject.</summary>
/// <remarks>
/// If both sides vary together by more than they differ, the statistic of a ratio falls, turns, and rises again (Fieller 1954): rejected
/// hypotheses lie between others that are not rejected, and may be few. Therefore the hypotheses that a claim tests
/// are checked one by one: the interval of a claim never contains a hypothesis that the claim has rejected.
/// </remarks>
internal static class EffectInterval
{
    private const int Doublings = 64;
    private const int Halvings = 50;

    /// <summary>Computes the interval of a test on differences within blocks.</summary>
    /// <param name="differences">The differences.</param>
    /// <param name="critical">The statistic from which on a hypothesis is rejected.</param>
    /// <param name="scale">The scale of the hypotheses: ratios or differences.</param>
    /// <param name="tested">The hypotheses tested by claims.</param>
    internal static (double Lower, double Upper) Of(
        BlockDifferences differences, double critical, ComparisonScale scale, params ReadOnlySpan<double> tested)
    {
        var effect = differences.Effect;
        if (double.IsInfinity(critical))
            return (scale == ComparisonScale.Ratio ? 0 : double.NegativeInfinity, double.PositiveInfinity);
        var upper = Border(step => scale == ComparisonScale.Ratio ? effect * step : effect + Distance(step), IsTooLarge);
        var lower = Border(step => scale == ComparisonScale.Ratio ? effect / step : effect - Distance(step), IsTooSmall);
        foreach (var hypothesis in tested)
        {
            if (hypothesis > effect && hypothesis < upper && IsTooLarge(hypothesis))
                upper = Between(effect, hypothesis, IsTooLarge);
            if (hypothesis < effect && hypothesis > lower && IsTooSmall(hypothesis))
                lower = Between(effect, hypothesis, IsTooSmall);
        }

        return (lower, upper);

        bool IsTooLarge(double hypothesis) => differences.Less(hypothesis) <= -critical;

        bool IsTooSmall(double hypothesis) => differences.Greater(hypothesis) >= critical;

        double Distance(double step) => (step - 1) * differences.Error(effect);
    }

    // Searches outwards from the estimate, as far as hypotheses are not rejected.
    private static double Border(Func<double, double> at, Func<double, bool> isRejected)
    {
        var (inside, outside) = (1.0, 2.0);
        for (var doubling = 0; !isRejected(at(outside)); doubling++)
        {
            if (doubling == Doublings)
                return at(double.PositiveInfinity); // the other side is indistinguishable from nothing
            (inside, outside) = (outside, 2 * outside);
        }

        return at(Between(inside, outside, step => isRejected(at(step))));
    }

    private static double Between(double inside, double outside, Func<double, bool> isRejected)
    {
        for (var halving = 0; halving < Halvings; halving++)
        {
            var middle = (inside + outside) / 2;
            if (isRejected(middle))
                outside = middle;
            else
                inside = middle;
        }

        return outside;
    }
}
