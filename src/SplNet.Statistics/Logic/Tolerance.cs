namespace SplNet.Statistics;

/// <summary>Makes a side larger by a relative tolerance, so that any interpretation can test against it.</summary>
internal static class Tolerance
{
    /// <summary>
    /// Scales the side on the ratio scale; on differences, shifts it by the tolerance times the size of the mean, because values there may
    /// be 0 or negative.
    /// </summary>
    internal static Sample Raise(Sample side, double tolerance, ComparisonScale scale) => scale == ComparisonScale.Ratio
        ? side.Scale(1 + tolerance)
        : side.Shift(tolerance * Math.Abs(side.ConstantValue ?? new RunResampler(side).Mean));
}
