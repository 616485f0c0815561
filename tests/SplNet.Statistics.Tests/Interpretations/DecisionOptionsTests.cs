namespace SplNet.Statistics.Tests;

/// <summary>Options refuse what no decision can mean.</summary>
public sealed class DecisionOptionsTests
{
    [Theory]
    [InlineData(-0.01)]
    [InlineData(0.51)]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void LevelOutsideTheRange_IsRefusedByName(double level)
    {
        var error = Assert.Throws<ArgumentOutOfRangeException>(() => new DecisionOptions { Alpha = level });

        Assert.Equal(nameof(DecisionOptions.Alpha), error.ParamName);
        Assert.Contains("[0, 0.5]", error.Message, StringComparison.Ordinal);
        Assert.Throws<ArgumentOutOfRangeException>(() => new DecisionOptions { ResolutionAlpha = level });
    }

    [Theory]
    [InlineData(-1)]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void NegativeOrInfiniteSizes_AreRefused(double size)
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => new DecisionOptions { Resolution = size });
        Assert.Throws<ArgumentOutOfRangeException>(() => new DecisionOptions { Floor = size });
        Assert.Throws<ArgumentOutOfRangeException>(() => new DecisionOptions { MinimumSpread = size });
    }

    [Theory]
    [InlineData(0)]
    [InlineData(0.5)]
    public void EndsOfTheRange_AreAccepted(double level) => Assert.Equal(level, new DecisionOptions { Alpha = level }.Alpha);
}
