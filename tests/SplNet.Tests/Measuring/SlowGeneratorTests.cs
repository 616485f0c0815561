namespace SplNet.Tests.Measuring;

/// <summary>Generators that are slower than what is measured.</summary>
public class SlowGeneratorTests
{
    [Fact]
    public void SlowGenerator_OfALongEnoughCall_IsMeasuredWithFewOperations()
    {
        var readings = InThisProcess.Measure(Operand.Of(static () => Slow(), static array => Thread.Sleep(array.Length)));
        Assert.Equal(1, readings.Operations);
    }

    [Fact]
    public void SlowGenerator_OfAnInstantCall_IsRefused()
    {
        var mistake = Assert.Throws<SplNetException>(static () => InThisProcess.Measure(Operand.Of(static () => Slow(), static array => array.Length)));
        Assert.Contains("the clock cannot measure less than", mistake.Message, StringComparison.Ordinal);
        Assert.Contains("Its generator is so slow", mistake.Message, StringComparison.Ordinal);
    }

    private static int[] Slow()
    {
        Thread.Sleep(3);
        return [1];
    }
}
