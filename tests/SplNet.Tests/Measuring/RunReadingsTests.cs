using SplNet.Measuring;
using SplNet.Statistics;

namespace SplNet.Tests.Measuring;

/// <summary>What one run measured, per invocation and per operation.</summary>
public class RunReadingsTests
{
    private static readonly RunReadings PerInvocation = new()
    {
        Nanoseconds = [100, 200],
        Flags = new IterationFlags[2],
        Deducted = [0, 20],
        ReplacedNanoseconds = [500],
        ReplacedFlags = [IterationFlags.Interrupted],
        Operations = 1_000_000_000,
        Overhead = 10,
        Metrics = [30],
        WarmUpMilliseconds = 1,
        MeasuringMilliseconds = 1,
        WarmUpCapped = false,
        Collector = "concurrent",
    };

    [Fact]
    public void SeveralOperationsPerInvocation_DivideValuesPerOperation()
    {
        var readings = PerInvocation.Of(operationsPerInvoke: 10);
        Assert.Equal([10, 20], readings.Nanoseconds);
        Assert.Equal([0, 2], readings.Deducted);
        Assert.Equal([50], readings.ReplacedNanoseconds);
        Assert.Equal(1, readings.Overhead);
        Assert.Equal([3], readings.Metrics);
        Assert.Equal(int.MaxValue, readings.Operations);
    }

    [Fact]
    public void OneOperationPerInvocation_ChangesNothing() => Assert.Same(PerInvocation, PerInvocation.Of(operationsPerInvoke: 1));
}
