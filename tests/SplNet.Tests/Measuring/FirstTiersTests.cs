using System.Runtime.CompilerServices;
using SplNet.Measuring;
using SplNet.Statistics;

namespace SplNet.Tests.Measuring;

/// <summary>Measuring in a process whose runtime counts calls only after a delay, as that of the tests does.</summary>
public class FirstTiersTests
{
    // What measures is optimised before. Of the method nothing is when its first measurement begins, and everything when the second does.
    [Fact]
    public void MethodThatIsNew_IsMeasuredOptimised()
    {
        var settings = new MeasureSettings(Iterations: 5, IterationNanoseconds: 1e6);
        InThisProcess.Measure(Operand.Of(static () => Add(1, 2)), settings);
        var first = InThisProcess.Measure(Operand.Of(static () => Descend(100)), settings);
        var second = InThisProcess.Measure(Operand.Of(static () => Descend(100)), settings);
        Assert.InRange(RunSummaries.Median(first.Nanoseconds), 0, 2 * RunSummaries.Median(second.Nanoseconds));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Descend(int depth) => depth == 0 ? 1 : Mix(Mix(Mix(Mix(Descend(depth - 1), depth), 3), 5), 7);

    private static int Mix(int state, int value) => Add(Multiply(state), value);

    private static int Multiply(int state) => state * 31;

    private static int Add(int state, int value) => state ^ value;
}
