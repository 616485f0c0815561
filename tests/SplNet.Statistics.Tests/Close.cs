namespace SplNet.Statistics.Tests;

/// <summary>Closeness of floating-point results to reference values.</summary>
internal static class Close
{
    public static void Relative(double expected, double actual, double tolerance = 1e-9)
    {
        if (double.IsInfinity(expected))
            Assert.Equal(expected, actual);
        else
            Assert.True(Math.Abs(actual - expected) <= tolerance * Math.Abs(expected), $"Expected {expected:R}, got {actual:R}.");
    }

    public static void Absolute(double expected, double actual, double tolerance = 1e-9) =>
        Assert.True(Math.Abs(actual - expected) <= tolerance, $"Expected {expected:R}, got {actual:R}.");
}
