using SplNet.Measuring;
using SplNet.Tests.Results.Reports;

namespace SplNet.Tests.Values;

/// <summary>Stack traces of what SplNet throws end where the user's code does.</summary>
public class OwnFramesTests
{
    // Optimised code has no frame of a method whose last act is a call, so the lambdas here do something after it.
    [Fact]
    public void Mistake_ShowsCallerFramesOnly()
    {
        var mistake = Assert.Throws<SplNetException>(static () => Gen.Of<int>() is null);
        Assert.Contains(nameof(Mistake_ShowsCallerFramesOnly), mistake.StackTrace, StringComparison.Ordinal);
        AssertNoOwn(mistake);
    }

    [Fact]
    public void FailedExperiment_ShowsTestFramesOnly()
    {
        var failure = Assert.Throws<ExperimentFailedException>(static () =>
        {
            var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds());
            experiment.Assert();
            GC.KeepAlive(experiment);
        });
        Assert.Contains(nameof(FailedExperiment_ShowsTestFramesOnly), failure.StackTrace, StringComparison.Ordinal);
        AssertNoOwn(failure);
        Assert.StartsWith("INVALID  SPL4003: The operand 'a' of the formula is not bound", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ExceptionThatWasNotThrown_HasNoTrace()
    {
        Assert.Null(new SplNetException("a mistake").StackTrace);
        Assert.Null(new ExperimentFailedException(SampleResult.Slower).StackTrace);
    }

    [Fact]
    public void FailureOfUserCode_HasItsFramesOnly()
    {
        var text = FailureText.Of(Caught(static () => new Experiment((a, mean) => Refuse(), "text")));
        Assert.StartsWith(
            "System.NotSupportedException: refused" + Environment.NewLine + "  at SplNet.Tests.Values.OwnFramesTests.Refuse()",
            text,
            StringComparison.Ordinal);
        Assert.DoesNotContain("at SplNet.Experiment.", text, StringComparison.Ordinal);
        Assert.DoesNotContain("InvokeMethod", text, StringComparison.Ordinal);
    }

    private static Formula Refuse() => throw new NotSupportedException("refused");

    private static Exception Caught(Func<Experiment> make)
    {
        try
        {
            return new InvalidOperationException(make().Text);
        }
        catch (NotSupportedException failure)
        {
            return failure;
        }
    }

    private static void AssertNoOwn(Exception failure) => Assert.DoesNotContain(
        (failure.StackTrace ?? string.Empty).Split('\n'),
        static line =>
            line.Contains("at SplNet.", StringComparison.Ordinal) && !line.Contains("at SplNet.Tests.", StringComparison.Ordinal));
}
