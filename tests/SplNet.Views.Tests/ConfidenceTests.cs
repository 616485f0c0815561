using SplNet.Views.Markup;

namespace SplNet.Views.Tests;

public class ConfidenceTests
{
    [Theory]
    [InlineData(0.025, "95 % confidence")]
    [InlineData(0.005, "99 % confidence")]
    [InlineData(0.0008, "99.8 % confidence")]
    [InlineData(0.0005, "99.9 % confidence")]
    [InlineData(0.0004309, "99.91 % confidence")]
    [InlineData(1e-9, "99.9999998 % confidence")]
    [InlineData(0, "100 % confidence")]
    [InlineData(0.2, "60 % confidence")]
    public void LevelOfAnEnd_DeterminesTheConfidenceOfBoth(double level, string expected) => Assert.Equal(expected, Confidence.Of(level));
}
