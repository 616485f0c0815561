using System.Runtime.CompilerServices;
using SplNet.Measuring;
using SplNet.Statistics;

namespace SplNet.Tests.Measuring;

/// <summary>Measuring in a process whose runtime counts calls only after a delay, as that of the tests does.</summary>
public class FirstTiersTests
{
    private static readonly MeasureSettings Settings = new(Iterations: 5, IterationNanoseconds: 1e6);

    // On a machine that leaves the runtime's compiler no time a warm-up may end before it is done, which the report of an experiment tells.
    // So there are three methods that are new.
    [Fact]
    public void NewMethod_IsMeasuredOptimised()
    {
        InThisProcess.Measure(Operand.Of(static () => Add<byte>(1, 2)), Settings);
        Assert.True(IsOptimised<byte>() || IsOptimised<short>() || IsOptimised<long>());
    }

    // What measures is optimised before. Of the method nothing is when its first measurement begins, and everything when the second does.
    private static bool IsOptimised<T>()
        where T : struct
    {
        var first = InThisProcess.Measure(Operand.Of(static () => Descend<T>(100)), Settings);
        var second = InThisProcess.Measure(Operand.Of(static () => Descend<T>(100)), Settings);
        return RunSummaries.Median(first.Nanoseconds) < 2 * RunSummaries.Median(second.Nanoseconds);
    }

    // Each structure has code of its own.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Descend<T>(int depth)
        where T : struct => depth == 0 ? 1 : Mix<T>(Mix<T>(Mix<T>(Mix<T>(Descend<T>(depth - 1), depth), 3), 5), 7);

    private static int Mix<T>(int state, int value)
        where T : struct => Add<T>(Multiply<T>(state), value);

    private static int Multiply<T>(int state)
        where T : struct => state * 31;

    private static int Add<T>(int state, int value)
        where T : struct => state ^ value;
}
