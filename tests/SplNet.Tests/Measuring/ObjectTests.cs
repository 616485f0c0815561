using SplNet.Measuring;
using SplNet.Measuring.Sampling;
using SplNet.Syntax;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring;

/// <summary>Objects per operation, estimated from the runtime's samples; the bounds are many standard errors away.</summary>
public class ObjectTests
{
    private const double Near = 0.2;

    private static readonly MeasureSettings Settings = new(Iterations: 5, IterationNanoseconds: 1e6) { Metrics = [Estimators.Objects] };

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(100)]
    [InlineData(10_000)]
    [InlineData(80_000)]
    public void SingleObject_IsCountedForAnySize(int bytes) => AssertNear(1, Operand.Of(() => new byte[bytes]));

    [Fact]
    public void SeveralObjects_AreCountedForAnySizes() =>
        AssertNear(3, Operand.Of(static () => (object[])[new byte[40], new byte[3000]]));

    [Fact]
    public void NoObjects_AreExactlyZero() => Assert.Equal(0, Objects(Work.Of(100)));

    [Fact]
    public void ObjectsOfOtherThreads_BelongToTheOperation() =>
        AssertNear(
            1 + Objects(Operand.Of(static () => Task.Run(static () => { }))),
            Operand.Of(static () => Task.Run(static () => new byte[5000])));

    // Arguments are made, and phases run, between the iterations.
    [Fact]
    public void ObjectsOutsideTheOperations_AreNotCounted()
    {
        var operand = Operand.Of(static () => new List<byte[]> { new byte[200] }, static list => new byte[1000 + list.Count]);
        AssertNear(1, operand.SetUp(
            static () => GC.KeepAlive(Enumerable.Range(0, 1000).Select(static size => new byte[size]).ToList()), Each.Iteration));
    }

    [Fact]
    public void PhasesOfAnOperation_AreNotCounted() => AssertNear(
        1,
        Operand.Of(Noise).SetUp(
            static () => GC.KeepAlive(Enumerable.Range(0, 100).Select(static size => new byte[size]).ToList()), Each.Operation));

    [Fact]
    public void TooFewSamples_AreRefused()
    {
        var operand = Operand.Of(static () =>
        {
            SpinWait.SpinUntil(static () => false, millisecondsTimeout: 10);
            return new object();
        });
        var mistake = Assert.Throws<SplNetException>(() => Objects(operand));
        Assert.Contains("cannot be counted: the runtime samples one in 100 KB", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Regions_AreRefused()
    {
        var mistake = Assert.Throws<SplNetException>(() => Objects(Operand.Custom(static _ => { })));
        Assert.Contains("Operand.Custom cannot count 'objects'", mistake.Message, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void Limits_AreDecided()
    {
        var result = Watched.Run(new Experiment((frugal, wasteful, objects) => objects(frugal) <= 2.Times() & objects(wasteful) > 2.Times())
        {
            Options = Watched.Quick,
            ["frugal"] = Operand.Of(static () => new byte[16]),
            ["wasteful"] = Operand.Of(static () => (object[])[new byte[1], new byte[2], new byte[3]]),
        });
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void NoObjects_TakeTwoBlocks()
    {
        var result = Watched.Run(new Experiment((idle, objects) => objects(idle) <= 0.Times())
        {
            Options = Watched.Quick with { Runs = null },
            ["idle"] = Work.Of(100),
        });
        Assert.True(result.Passed, result.ToString());
        Assert.Equal(2, result.Operands[0].Runs.Count);
    }

    [Fact]
    public void LargeObjects_CountOnceWithoutError()
    {
        var sampled = SampledObjects.Of(Enumerable.Repeat(Sample(5_000_000), 7));
        Assert.Equal(7, sampled.Objects, 1e-9);
        Assert.Equal(0, sampled.ObjectsError, 1e-9);
        Assert.True(sampled.AreEnough(bytes: 35e6));
    }

    [Fact]
    public void SampledSmallObjects_RepresentManyWithAnError()
    {
        var sampled = SampledObjects.Of(Enumerable.Repeat(Sample(24), 100));
        Assert.Equal(100 * 102_400 / 24.0, sampled.Objects, sampled.Objects / 1000);
        Assert.Equal(0.1, sampled.ObjectsError / sampled.Objects, 1e-3);
    }

    [Fact]
    public void KnownBytes_CorrectTheNumber()
    {
        var sampled = SampledObjects.Of(Enumerable.Repeat(Sample(24), 90));
        Assert.Equal(3, sampled.In(bytes: 72));
        Assert.True(sampled.AreEnough(bytes: 100 * AllocationSample.Distance));
        Assert.False(sampled.AreEnough(bytes: 400 * AllocationSample.Distance));
    }

    [Theory]
    [InlineData(0, false)]
    [InlineData(5, false)]
    [InlineData(20, true)]
    public void FewSamples_HaveNoEstimate(int count, bool areEnough) =>
        Assert.Equal(areEnough, SampledObjects.Of(Enumerable.Repeat(Sample(1000), count)).AreEnough(count * AllocationSample.Distance));

    // One object, and work enough for an operation that is measured by itself.
    private static byte[] Noise()
    {
        var bytes = new byte[80_000];
        Random.Shared.NextBytes(bytes);
        return bytes;
    }

    private static AllocationSample Sample(long bytes) => new(0, 0, "System.Byte[]", bytes);

    private static double Objects(Operand operand) => InThisProcess.Measure(operand, Settings).Metrics[0];

    private static void AssertNear(double expected, Operand operand) =>
        Assert.InRange(Objects(operand), (1 - Near) * expected, (1 + Near) * expected);
}
