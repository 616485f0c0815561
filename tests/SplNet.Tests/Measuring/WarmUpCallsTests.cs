namespace SplNet.Tests.Measuring;

/// <summary>How often an operation is called before it is measured: the runtime compiles a method anew after thirty calls.</summary>
public class WarmUpCallsTests
{
    // The first call, forty after it without a compilation, and the iterations that count.
    private const int CallsWithATier = 42;

    [Fact]
    public void TwentyMillisecondOperation_IsCalledUntilItIsRecompiled() =>
        Assert.InRange(CallsOf(operation: 20, setUp: 0), CallsWithATier, int.MaxValue);

    [Fact]
    public void OperationThatWouldTakeTooLong_IsMeasuredAfterAFewCalls() => Assert.InRange(CallsOf(operation: 60, setUp: 0), 5, 25);

    [Fact]
    public void SlowSetUpOfEachOperation_DoesNotEndTheWarmUp() =>
        Assert.InRange(CallsOf(operation: 0, setUp: 20), CallsWithATier, int.MaxValue);

    private static int CallsOf(int operation, int setUp)
    {
        var calls = 0;
        var operand = Operand.Of(() =>
        {
            calls++;
            Thread.Sleep(operation);
        });
        InThisProcess.Measure(operand.SetUp(() => Thread.Sleep(setUp), Each.Operation));
        return calls;
    }
}
