namespace SplNet.Statistics;

/// <summary>A side made larger by a relative tolerance, so that any interpretation can test against it.</summary>
internal static class Tolerance
{
    /// <summary>
    /// Scaled on the ratio scale; on differences shifted by the tolerance times the size of the mean, since values there may be 0 or
    /// negative.
    /// </summary>
    internal static Sample Raise(Sample side, double tolerance, ComparisonScale scale) => scale == ComparisonScale.Ratio
        ? side.Scale(1 + tolerance)
        : side.Shift(tolerance * Math.Abs(side.ConstantValue ?? new RunResampler(side).Mean));
}
