using SplNet.Measuring;
using SplNet.Measuring.Phases;
using SplNet.Syntax;

namespace SplNet.Tests.Measuring;

/// <summary>Arguments are fresh for each invocation, in every phase of a measurement.</summary>
public class FreshnessTests
{
    [Fact]
    public void InPlaceSortByFunctor_NeverGetsSortedInput()
    {
        var composer = new ArrayComposer<int>(50, Descending(50));
        var sort = FunctorFactory.Create(new PickySort(), static sorter => sorter.Sort(Arg.Of<int[]>()));
        var operand = new MethodOperand(sort, new CompositeGenerator { () => composer.GetNext() });
        Assert.NotEmpty(Measure(operand).Nanoseconds);
    }

    [Fact]
    public void InPlaceSortByDelegate_NeverGetsSortedInput()
    {
        var composer = new ArrayComposer<int>(50, Descending(50));
        Assert.NotEmpty(Measure(Operand.Of(composer.GetNext, new PickySort().Sort)).Nanoseconds);
    }

    [Fact]
    public void SharedArray_IsDetectedByThePickySort() =>
        Assert.Throws<LaterCallFailedException>(static () => Measure(Operand.Of(static () => Shared, new PickySort().Sort)));

    private static int[] Shared { get; } = [3, 2, 1];

    private static Func<int> Descending(int length)
    {
        var next = 0;
        return () => length - (next++ % length);
    }

    private static RunReadings Measure(Operand operand) => InThisProcess.Measure(
        operand, new MeasureSettings(Iterations: 3, IterationNanoseconds: 1e5) { Metrics = [Estimators.Allocated] });
}
