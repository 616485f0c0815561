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
    [InlineData(9.99, "+899.0 %")]
    [InlineData(12.4, "× 12")]
    [InlineData(6447.6, "× 6,448")]
    [InlineData(644_764_676_399.5, "× 6.4E+11")]
    [InlineData(double.PositiveInfinity, "from nothing")]
    public void Ratio_IsAPercentageOrAFactor(double ratio, string expected) => Assert.Equal(expected, RatioText.Of(ratio));

    [Theory]
    [InlineData(1.05, "+5.0 %")]
    [InlineData(double.PositiveInfinity, "∞")]
    public void EndOfAnInterval_MayBeMissing(double ratio, string expected) => Assert.Equal(expected, RatioText.Bound(ratio));
}
