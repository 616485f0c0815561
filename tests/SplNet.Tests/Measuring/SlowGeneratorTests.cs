using SplNet.Arguments.Generators;
using SplNet.Measuring;
using SplNet.Measuring.Calls;
using SplNet.Measuring.Phases;

namespace SplNet.Tests.Measuring;

/// <summary>Generators that are slower than what is measured.</summary>
public class SlowGeneratorTests
{
    [Fact]
    public void SlowGeneratorOfALongCall_IsMeasuredWithFewOperations()
    {
        var readings = InThisProcess.Measure(Operand.Of(static () => Slow(), static array => Thread.Sleep(array.Length)));
        Assert.Equal(1, readings.Operations);
    }

    [Fact]
    public void FewOperationsTooShortForTheClock_AreRefused()
    {
        var call = new MeasuredCall(static () => { }, static () => { }, null, new Draw([], 1));
        var cycle = new IterationCycle(call, LifeCycle.Empty, reinstantiation: 0);
        var mistake = Assert.Throws<SplNetException>(() => cycle.RequireMeasurable(2, 2, Clock.StepNanoseconds));
        Assert.Contains("the clock cannot measure less than", mistake.Message, StringComparison.Ordinal);
        Assert.Contains("Its generator is so slow", mistake.Message, StringComparison.Ordinal);
        cycle.RequireMeasurable(2, 3, Clock.StepNanoseconds);
        cycle.RequireMeasurable(2, 2, 100 * Clock.StepNanoseconds);
    }

    private static int[] Slow()
    {
        Thread.Sleep(3);
        return [1];
    }
}
