using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tests.Scores;

/// <summary>The smallest delay that a test notices.</summary>
public sealed class SensitivityTests
{
    [Theory]
    [InlineData("1- 2- 5+ 10+ 20+", 0.05)]
    [InlineData("1+ 2- 5+ 10+", 0.05)]
    [InlineData("1+ 2+", 0.01)]
    [InlineData("5+ 10-", null)]
    [InlineData("", null)]
    public void Delay_IsDetectedIfAllLargerOnesAre(string delays, double? smallest) =>
        Assert.Equal(smallest, Sensitivity.Of([.. delays.Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(static text =>
            new PlantedDelay(int.Parse(text[..^1], System.Globalization.CultureInfo.InvariantCulture) / 100.0, 1, text[^1] == '+'))]));

    [Fact]
    public void UnmeasuredDelay_DecidesNothing() =>
        Assert.Equal(0.05, Sensitivity.Of([new PlantedDelay(0.05, 1.06, IsNoticed: true), new PlantedDelay(0.1, null, IsNoticed: false)]));
}
