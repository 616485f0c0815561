using SplNet.Evaluation.Observing;
using SplNet.Measuring;
using SplNet.Measuring.Observing;
using SplNet.Tests.Measuring;

namespace SplNet.Tests.Evaluation.Observing;

/// <summary>Smaller inputs for a difference, tried many at a time.</summary>
public sealed class SmallestDifferenceTests
{
    private static readonly Gen<int[]> Arrays =
        from length in Gen.Ints(0, 100)
        from array in Gen.Arrays(length, Gen.Ints(0, 1000))
        select array;

    // Only arrays with a number of 500 or more differ.
    [Fact]
    public void Difference_IsShownByAShortInput()
    {
        var (before, after) = (
            Operand.Of(Arrays, static array => array.Length), Operand.Of(Arrays, static array => array.Count(static n => n < 500)));
        var first = new ObservedInputs(20, 0, []);
        var (one, other) = Observe(before, first).Calls.Zip(Observe(after, first).Calls)
            .First(static pair => pair.First!.ResultHash != pair.Second!.ResultHash);

        var smallest = new SmallestDifference(
            choices => (Observe(before, new(0, 0, choices)), Observe(after, new(0, 0, choices)))).From(one!, other!);

        Assert.Equal(("returns 1", "returns 0"), (smallest.Base, smallest.Other));
        Assert.Matches(@"^\[\d+\]$", smallest.Input);
    }

    private static ObservedResults Observe(Operand operand, ObservedInputs inputs) => InThisProcess.Measure(
        operand, new MeasureSettings(1, null) { Seed = 5, IsLater = true, Observed = inputs }).Observed!;
}
