using SplNet.Measuring;
using SplNet.Results.Reports;

namespace SplNet.Tests.Results.Reports;

/// <summary>Of what an estimate is, in words.</summary>
public class CallTextTests
{
    [Fact]
    public void TimedCalls_NeedNoText()
    {
        Assert.Equal("p95", CallText.Of("p95", [Run(1000, 100, timedCalls: 2000), Run(900, 100, timedCalls: 1800)]));
        Assert.Equal("median", CallText.Of("median", [Run(1, 1e6), Run(1, 1e6)]));
    }

    [Fact]
    public void Batches_AreReportedWithTheirSizes()
    {
        Assert.Equal("p95 of batches of 4096 calls", CallText.Of("p95", [Run(4096, 1), Run(4096, 1)]));
        Assert.Equal("median of batches of 16 to 4096 calls", CallText.Of("median", [Run(4096, 1), Run(16, 1, timedCalls: 32)]));
    }

    [Fact]
    public void Reason_IsTheClockIfCallsAreShort()
    {
        Assert.StartsWith(
            "a call takes 1 ns, and the clock can time single calls of ", CallText.Reason([Run(4096, 1)]), StringComparison.Ordinal);
        Assert.StartsWith(
            "BenchmarkDotNet's processes, ", CallText.Reason([Run(4096, 2 * Clock.ShortestCallNanoseconds)]), StringComparison.Ordinal);
    }

    private static RunResult Run(int operations, double nanoseconds, long timedCalls = 0) => SampleResult.Slower.Operands[0].Runs[0] with
    {
        Nanoseconds = [nanoseconds, nanoseconds],
        Operations = operations,
        TimedCalls = timedCalls,
    };
}
