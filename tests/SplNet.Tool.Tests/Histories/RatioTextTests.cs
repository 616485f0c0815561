using SplNet.Tool.Histories;

namespace SplNet.Tool.Tests.Histories;

public sealed class RatioTextTests
{
    [Theory]
    [InlineData(1.05, "+5.0 %")]
    [InlineData(0.95, "-5.0 %")]
    [InlineData(1, "0.0 %")]
    [InlineData(1.0003, "0.0 %")]
    [InlineData(0.9997, "0.0 %")]
    [InlineData(double.PositiveInfinity, "from nothing")]
    public void Ratio_IsAChangeInPercent(double ratio, string expected) => Assert.Equal(expected, RatioText.Of(ratio));
}
