using SplNet.Tests.Measuring.SingleCalls;

namespace SplNet.Tests.Evaluation;

/// <summary>Medians and percentiles of calls, from real measuring processes.</summary>
public class CallPercentileTests
{
    // A batch of such calls takes a tenth of a millisecond per call, whatever its percentile.
    [Fact]
    public void SlowTenthCall_AffectsThePercentileAndNotTheMedian()
    {
        var result = Watched.Run(new Experiment((a, p95, median) => p95(a) < 500.Microseconds() & median(a) < 10.Microseconds())
        {
            Options = Watched.Quickest,
            ["a"] = Operand.Of(Stalling.EveryTenth),
        });
        Assert.Equal([Statistics.Truth.False, Statistics.Truth.True], result.Comparisons.Select(static comparison => comparison.Truth));
        var run = result.Operands[0].Runs[0];
        Assert.Equal(["p95"], run.Percentiles.Keys);
        Assert.True(run.TimedCalls >= 20, result.ToString());
        Assert.Equal(run.Nanoseconds.Count, run.MedianNanoseconds.Count);
    }

    [Fact]
    public void MedianAndMeanOfTheSameRuns_AreTwoValues()
    {
        var result = Watched.Run(new Experiment((a, mean, median) => mean(a) > 50.Microseconds() & median(a) < 10.Microseconds())
        {
            Options = Watched.UntilDecided,
            ["a"] = Operand.Of(Stalling.EveryTenth),
        });
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void PercentileOfShortCallsAgainstALimit_IsInconclusiveAndSaysWhatToDo()
    {
        var result = Watched.Run(new Experiment((a, p95) => p95(a) < 1.Seconds()) { Options = Watched.Quickest, ["a"] = Work.Of(10) });
        Assert.Equal(Verdict.Inconclusive, result.Verdict);
        Assert.Equal(Statistics.SequentialReason.NotOfCalls, result.Comparisons[0].Reason);
        Assert.Matches(
            "p95\\(a\\) is the p95 of batches of .* calls, which says little of single calls: " +
            "a call takes .* Measure more work per call, or claim mean\\(a\\)\\.",
            result.ToString());
    }

    [Fact]
    public void MedianOfShortCallsAgainstALimit_PassesAndNamesItsBasis()
    {
        var result = Watched.Run(
            new Experiment((a, median) => median(a) < 1.Seconds()) { Options = Watched.Quickest, ["a"] = Work.Of(10) });
        Assert.True(result.Passed, result.ToString());
        Assert.Matches("warning SPL4115: median\\(a\\) is the median of batches of .* calls: a call takes", result.ToString());
    }

    [Trait("Category", "Long")]
    [Fact]
    public void PercentileOfTooFewCalls_IsInconclusiveAndReportsTheNeededNumber()
    {
        var result = Watched.Run(new Experiment((a, p99) => p99(a) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["a"] = Operand.Of(static () => Thread.Sleep(100)),
        });
        Assert.Equal(Verdict.Inconclusive, result.Verdict);
        Assert.Contains(
            "p99 needs at least 100 calls in a run, and 5 of 'a' were measured in 0.5 s: " +
            "claim a lower percentile, or measure less work per call.",
            result.ToString(),
            StringComparison.Ordinal);
    }

    // Not in three runs of a few calls: a neighbour that interrupts one in ten of them makes the steady ones slow.
    [Trait("Category", "Long")]
    [Fact]
    public void PercentilesOfTwoOperands_AreComparedCallByCall()
    {
        var result = Watched.Run(new Experiment((steady, stalling, p95) => p95(steady) * 5 < p95(stalling))
        {
            ["steady"] = Work.Of(20_000),
            ["stalling"] = Operand.Of(Stalling.EveryTenth),
        });
        Assert.True(result.Passed, result.ToString());
    }
}
