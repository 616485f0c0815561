using System.Reflection;
using SplNet.Measuring;
using SplNet.Processes.Trials;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Values;

/// <summary>An exception is told with what stands behind it: the outer one often says only that something failed.</summary>
public class FailureTextTests
{
    private const string NotANumber = "System.FormatException: The input string 'not a number' was not in a correct format.";

    [Fact]
    public void WrapperExceptions_AreOmitted()
    {
        var failure = Thrown(
            static () => throw new TargetInvocationException(new AggregateException(new TargetInvocationException(Thrown(Parse)))));
        var lines = FailureText.Of(failure).Split(Environment.NewLine);
        Assert.Equal(NotANumber, lines[0]);
        Assert.Contains(lines, static line => line.Contains(nameof(Parse), StringComparison.Ordinal));
        Assert.Equal("FormatException: The input string 'not a number' was not in a correct format.", FailureKind.Shown(failure));
    }

    [Fact]
    public void InnerExceptions_FollowTheOuterOneOnOneLine()
    {
        var failure = Thrown(static () =>
            throw new InvalidOperationException("outer", new TargetInvocationException(new IOException("middle", Thrown(Parse)))));
        var lines = FailureText.Of(failure).Split(Environment.NewLine);
        Assert.Equal("System.InvalidOperationException: outer ---> System.IO.IOException: middle ---> " + NotANumber, lines[0]);
        var (inner, outer) = (
            Array.FindIndex(lines, static line => line.Contains(nameof(Parse) + "()", StringComparison.Ordinal)), Array.FindLastIndex(
                lines, static line => line.Contains(nameof(InnerExceptions_FollowTheOuterOneOnOneLine), StringComparison.Ordinal)));
        Assert.True(inner > 0 && outer > inner, string.Join('\n', lines));
        Assert.StartsWith(
            "InvalidOperationException: outer ---> IOException: middle ---> FormatException: The input",
            FailureKind.Shown(failure),
            StringComparison.Ordinal);
    }

    [Fact]
    public void SeveralExceptions_ShowTheirMessagesAndTheFirstType() => Assert.StartsWith(
        "System.AggregateException: One or more errors occurred. (first) (second) ---> System.IO.IOException: first",
        FailureText.Of(new AggregateException(new IOException("first"), new NotSupportedException("second"))),
        StringComparison.Ordinal);

    [Fact]
    public void SkippedTest_HasItsReasonWithoutTheFrameworkMarker()
    {
        var skipped = new InvalidOperationException("$XunitDynamicSkip$not here");
        Assert.Equal("System.InvalidOperationException: not here", FailureText.Of(skipped));
        Assert.Equal("InvalidOperationException: not here", FailureKind.Shown(skipped));
    }

    [Fact]
    public void ManyOrLongMessages_AreCut()
    {
        var failure = Thrown(Parse);
        for (var depth = 0; depth < 50; depth++)
        {
            var inner = failure;
            failure = Thrown(() => throw new InvalidOperationException(new string('x', 5000), inner));
        }

        var text = FailureText.Of(failure);
        Assert.InRange(text.Length, 5000, 12_000);
        Assert.InRange(text.Split(Environment.NewLine).Length, 2, 30);
        Assert.Contains(" ---> …", text, StringComparison.Ordinal);
    }

    [Fact]
    public void FailingStaticInitializer_IsReportedWithReasonAndLocation()
    {
        var problem = Watched.Problem(Measuring(Operand.Of(static () => Unmade.Number)));
        Assert.Contains(
            $"System.TypeInitializationException: The type initializer for 'Unmade' threw an exception. ---> {NotANumber}",
            problem,
            StringComparison.Ordinal);
        Assert.Contains("at SplNet.Tests.Values.FailureTextTests.Unmade..cctor()", problem, StringComparison.Ordinal);
    }

    private static Experiment Measuring(Operand broken) =>
        new((broken, mean) => mean(broken) < 1.Seconds()) { Options = Watched.Quickest, ["broken"] = broken };

    // The line has something behind the call, or an optimised frame would be missing.
    private static void Parse() => GC.KeepAlive(int.Parse("not a number", System.Globalization.CultureInfo.InvariantCulture));

    private static Exception Thrown(Action code)
    {
        try
        {
            code();
        }
        catch (Exception failure)
        {
            return failure;
        }

        throw new InvalidOperationException("Nothing was thrown.");
    }

    private static class Unmade
    {
        public static readonly int Number = int.Parse("not a number", System.Globalization.CultureInfo.InvariantCulture);
    }
}
