using SplNet.Evaluation;
using SplNet.Statistics;

namespace SplNet.Tests.Evaluation;

/// <summary>Runs with fewer iterations than were asked for say so, and why.</summary>
public class FewerIterationsTests
{
    private const int Wanted = 20;

    [Fact]
    public void WantedNumberOfIterations_IsNotReported() => Assert.Null(Note(Run(Wanted, nanoseconds: 100, operations: 10_000, length: 1)));

    [Fact]
    public void RunsOfTheBenchmarkDotNetToolchain_AreNotReported() =>
        Assert.Null(Note(Run(5, nanoseconds: 100, operations: 10_000, length: double.NaN)));

    [Fact]
    public void SlowOperation_IsTheReason() => Assert.Equal(
        "a: 5 iterations per run instead of 20: an operation takes 250 ms, and a run measures 1 s at most, or 5 iterations.",
        Note(Run(5, nanoseconds: 250e6, operations: 1, length: 3)));

    [Fact]
    public void SlowOperationMostlyDueToOthers_IsTheReason() => Assert.Equal(
        "a: 7 iterations per run instead of 20: an operation takes 140 ms, and a run measures 1 s at most, or 5 iterations.",
        Note(Run(7, nanoseconds: 40e6, operations: 1, length: 3) with { Deducted = [.. Enumerable.Repeat(100e6, 7)], Overhead = 0 }));

    [Fact]
    public void OperationThatWasSlowerInTheWarmUp_IsTheReason() => Assert.Equal(
        "a: 7 iterations per run instead of 20: an operation takes 40 ms, and a run measures 1 s at most, or 5 iterations.",
        Note(Run(7, nanoseconds: 40e6, operations: 1, length: 1) with { Overhead = 0 }));

    [Fact]
    public void LongIterationTime_IsTheReason() => Assert.Equal(
        "a: 9 to 10 iterations per run instead of 20: an iteration takes 100 ms, and a run measures 1 s at most, or 5 iterations.",
        Note(Run(9, nanoseconds: 1e6, operations: 100, length: 100), Run(10, nanoseconds: 1e6, operations: 100, length: 100)));

    [Fact]
    public void Collections_AreTheReason() => Assert.Equal(
        "a: 5 iterations in 1 of 2 runs instead of 20: " +
        "an iteration of 20 ms holds several of its garbage collections, and a run measures 60 ms where IterationTime is not set.",
        Note(
            Run(Wanted, nanoseconds: 1e6, operations: 3, length: 3),
            Run(5, nanoseconds: 1e6, operations: 20, length: 20, IterationFlags.Collection)));

    [Fact]
    public void ManyIterationsOfTheUsualLength_AreTooMany() => Assert.Equal(
        "a: 60 iterations per run instead of 1000: an iteration takes 1 ms, and a run measures 60 ms where IterationTime is not set.",
        FewerIterations.Note("a", [Run(60, nanoseconds: 100, operations: 10_000, length: 1)], 1000, marksRegions: false)?.Text);

    [Fact]
    public void OwnLoop_IsTheReason() => Assert.Contains(
        "what lies outside of the measured regions",
        FewerIterations.Note("a", [Run(5, nanoseconds: 100, operations: 10_000, length: 1)], Wanted, marksRegions: true)!.Text,
        StringComparison.Ordinal);

    [Trait("Category", "Long")]
    [Fact]
    public void SlowOperationInAProcess_IsNoted()
    {
        var result = Watched.Run(new Experiment((slow, mean) => mean(slow) < 10.Seconds())
        {
            Options = new ExperimentOptions { Runs = 2 },
            ["slow"] = Operand.Of(static () => SpinWait.SpinUntil(static () => false, millisecondsTimeout: 100)),
        });
        Assert.True(result.Passed, result.ToString());
        Assert.Single(result.Notes, static note => note.Contains("instead of 20: an operation takes", StringComparison.Ordinal));
    }

    private static string? Note(params RunResult[] runs) => FewerIterations.Note("a", runs, Wanted, marksRegions: false)?.Text;

    private static RunResult Run(
        int iterations, double nanoseconds, int operations, double length, IterationFlags flags = IterationFlags.None) => new()
        {
            Position = 1,
            Nanoseconds = [.. Enumerable.Repeat(nanoseconds, iterations)],
            Flags = [.. Enumerable.Repeat(flags, iterations)],
            IterationMilliseconds = length,
            Operations = operations,
            Overhead = 1,
            AllocatedBytes = double.NaN,
            WarmUpMilliseconds = 10,
            MeasuringMilliseconds = 5,
            LaunchMilliseconds = 100,
            WarmUpCapped = false,
            Collector = "concurrent",
        };
}
