using SplNet.Measuring;
using SplNet.Measuring.Phases;

namespace SplNet.Tests.Measuring;

/// <summary>Calls that fail after others have succeeded, as those that fill a buffer do.</summary>
public class LaterCallTests
{
    [Fact]
    public void FullRing_IsReportedWithTheSetUpThatEmptiesIt()
    {
        var failure = Assert.Throws<LaterCallFailedException>(static () => InThisProcess.Measure(Operand.Of(Full(1000))));
        var text = FailureText.Of(failure);
        Assert.Matches(
            @"^at least \d+ calls succeeded, but a later one threw System\.InvalidOperationException: The ring is full\. If calls ", text);
        Assert.Contains("recreate it: SetUp(…, Each.Iteration), or", text.Split('\n')[0], StringComparison.Ordinal);
        Assert.Contains("at SplNet.Tests.Measuring.", text, StringComparison.Ordinal);
        Assert.DoesNotContain("at SplNet.Measuring.", text, StringComparison.Ordinal);
    }

    [Fact]
    public void FailingSecondCall_IsReported() => Assert.StartsWith(
        "its first call succeeded, but a later one threw System.InvalidOperationException: The ring is full. ",
        FailureText.Of(Assert.Throws<LaterCallFailedException>(static () => InThisProcess.Measure(Operand.Of(Full(1))))),
        StringComparison.Ordinal);

    [Fact]
    public void RingTooSmallForOneIteration_IsReported()
    {
        var used = 0;
        var operand = Operand.Of(() => Add(ref used, 1000)).SetUp(() => used = 0, Each.Iteration);
        var text = FailureText.Of(Assert.Throws<LaterCallFailedException>(() => InThisProcess.Measure(operand)));
        Assert.Matches(@"If an iteration of \d+ calls uses up what SetUp\(…, Each\.Iteration\) makes, make it larger", text);
    }

    [Fact]
    public void FailingFirstCall_GetsNoSuchAdvice() =>
        Assert.Throws<InvalidOperationException>(static () => InThisProcess.Measure(Operand.Of(Full(0))));

    [Fact]
    public void SetUpThatFailsLater_IsReportedAsSetUp()
    {
        var used = 0;
        var operand = Operand.Of(static () => Environment.ProcessId).SetUp(() => Add(ref used, 2), Each.Iteration);
        Assert.Throws<PhaseFailedException>(() => InThisProcess.Measure(operand));
    }

    private static Func<int> Full(int size)
    {
        var used = 0;
        return () => Add(ref used, size);
    }

    private static int Add(ref int used, int size) => ++used <= size ? used : throw new InvalidOperationException("The ring is full.");
}
