using SplNet.Evaluation;
using SplNet.Replaying;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation;

/// <summary>No process begins when the budget is spent, and the verdict says what that did to it.</summary>
public class TimeBudgetTests
{
    private static readonly TimeSpan Second = TimeSpan.FromSeconds(1);

    private readonly ManualClock _clock = new();

    [Theory]
    [InlineData(1, 1)]
    [InlineData(7, 7)]
    [InlineData(6.5, 7)]
    [InlineData(0.1, 1)]
    public void NoProcessStarts_AfterTheBudget(double budget, int launches)
    {
        var runs = new RecordedRuns(("a", 100), ("b", 100));
        Evaluate(runs, budget, _ => Second);
        Assert.Equal(launches, runs.Asked.Count);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public void FewerThanTwoBlocks_AreInconclusiveWithTheirTimes(int launches)
    {
        var result = Evaluate(new RecordedRuns(("a", 100), ("b", 200)), launches, _ => Second);
        Assert.Equal(Verdict.Inconclusive, result.Verdict);
        Assert.Equal(launches, result.Operands.Sum(static operand => operand.Runs.Count));
        Assert.Contains(result.Notes, note =>
            note.StartsWith($"The time budget of {launches} s was spent before 2 blocks were complete", StringComparison.Ordinal));
        Assert.Contains(result.Notes, static note =>
            note.Contains("3 blocks take about 6 s here: raise TimeBudget (SPLNET_TIME_BUDGET_SECONDS)", StringComparison.Ordinal));
        Assert.Contains("INCONCLUSIVE", result.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void IncompleteBlock_IsReportedButNotDecided()
    {
        var whole = Evaluate(new RecordedRuns(("a", 100), ("b", 100.05)), 10, _ => Second);
        var cut = Evaluate(new RecordedRuns(("a", 100), ("b", 100.05)), 11, _ => Second);
        Assert.Equal(11, cut.Operands.Sum(static operand => operand.Runs.Count));
        Assert.Equal(5, cut.Comparisons[0].Evidence.Blocks);
        Assert.Equal(whole.Comparisons[0].Evidence, cut.Comparisons[0].Evidence);
        Assert.Contains(cut.Notes, static note =>
            note.StartsWith("The time budget left the last block incomplete: its 1 run has no part", StringComparison.Ordinal));
        Assert.DoesNotContain(whole.Notes, static note => note.Contains("incomplete", StringComparison.Ordinal));
    }

    [Fact]
    public void UndecidedAtTheEnd_ReportsTheNumberOfBlocks()
    {
        var result = Evaluate(new RecordedRuns(("a", 100), ("b", 100.05)), 8, _ => Second);
        Assert.Equal(Verdict.Inconclusive, result.Verdict);
        Assert.Contains(result.Notes, static note =>
            note.StartsWith("The time budget of 8 s ended the measurement after 4 of at most 20 blocks", StringComparison.Ordinal));
    }

    // An experiment that ends between two looks takes the next one early.
    [Theory]
    [InlineData(100.05, 10, "3 Unknown Undecided, 5 Unknown CapReached")]
    [InlineData(100.05, 8, "3 Unknown Undecided, 4 Unknown CapReached")]
    [InlineData(200, 10, "3 True Shown")]
    public void EachAnalysis_IsRecordedWithItsEvidence(double nanoseconds, int seconds, string expected)
    {
        var comparison = Evaluate(new RecordedRuns(("a", 100), ("b", nanoseconds)), seconds, _ => Second).Comparisons[0];
        Assert.Equal(
            expected,
            string.Join(", ", comparison.Looks.Select(static analysis => $"{analysis.Blocks} {analysis.Truth} {analysis.Reason}")));
        var last = comparison.Looks[^1];
        Assert.Equal(
            (comparison.Evidence.Effect, comparison.Interval, comparison.Level, comparison.Explanation),
            (last.Effect, last.Interval, last.Level, last.Explanation));
        Assert.Equal(Math.Min(comparison.Evidence.PLess, comparison.Evidence.PGreater), last.PValue);
    }

    [Fact]
    public void DecidedInTime_DoesNotMentionTheBudget()
    {
        var result = Evaluate(new RecordedRuns(("a", 100), ("b", 200)), 6, _ => Second);
        Assert.Equal(Verdict.Pass, result.Verdict);
        Assert.DoesNotContain(result.Notes, static note => note.Contains("budget", StringComparison.Ordinal));
        Assert.Equal(6, result.Seconds);
    }

    [Fact]
    public void HangOfTheFirstProcess_IsInvalidAfterTheLaunchTimeout()
    {
        var result = Evaluate(new RecordedRuns(("a", 100), ("b", 200)), 10, static _ => TimeSpan.MaxValue);
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Equal(ExperimentOptions.Default.LaunchTimeout.TotalSeconds, result.Seconds);
    }

    [Fact]
    public void HangLateInTheBudget_CostsLittleAndIsNotAFailure()
    {
        var runs = new TimedRuns(
            _clock, new RecordedRuns(("a", 100), ("b", 100.05)), static launch => launch < 9 ? Second : TimeSpan.MaxValue);
        var result = Evaluate(runs, 10);
        Assert.Equal(Verdict.Inconclusive, result.Verdict);
        Assert.Equal(9 + 5, result.Seconds);
        Assert.Equal(4, result.Comparisons[0].Evidence.Blocks);
        Assert.Contains(
            result.Notes, static note => note.Contains("was ended after 5 s: the time budget was spent", StringComparison.Ordinal));
    }

    [Fact]
    public void SlowProcesses_GetTimeFromEarlierOnes()
    {
        var runs = new TimedRuns(_clock, new RecordedRuns(("a", 100), ("b", 200)), static _ => 3 * Second);
        Evaluate(runs, 12);
        Assert.Equal([60, 60, 15, 15], runs.Bounds.Select(static bound => bound.TotalSeconds));
    }

    [Fact]
    public void JumpOfTheWallClock_ChangesNothing()
    {
        var runs = new RecordedRuns(("a", 100), ("b", 200));
        var result = Evaluate(runs, 60, launch =>
        {
            _clock.Wall = _clock.Wall.AddYears(launch % 2 == 0 ? 30 : -30);
            return Second;
        });
        Assert.Equal(Verdict.Pass, result.Verdict);
        Assert.Equal(6, result.Seconds);
        Assert.All(result.Operands.SelectMany(static operand => operand.Runs), static run => Assert.Equal(1000, run.LaunchMilliseconds));
    }

    [Fact]
    public void HalfSecondCallInAOneSecondBudget_IsInconclusiveAfterOneProcess()
    {
        var experiment = new Experiment((slow, slower, mean) => mean(slow) < mean(slower))
        {
            // Warming up takes three calls, so that it is spent before the second process would begin, however quick the first.
            Options = Watched.Quick with { TimeBudget = Second },
            ["slow"] = Operand.Of(static () => Wait(500)),
            ["slower"] = Operand.Of(static () => Wait(600)),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Verdict == Verdict.Inconclusive, result.ToString());
        var run = Assert.Single(result.Operands.SelectMany(static operand => operand.Runs));
        Assert.InRange(run.Nanoseconds.Min(), 4e8, double.MaxValue);
        Assert.Contains(
            "blocks take about",
            Assert.Single(result.Notes, static note => note.Contains("budget", StringComparison.Ordinal)),
            StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void HangOfALateProcess_IsEndedLongBeforeTheLaunchTimeout()
    {
        var mark = Path.Combine(AppContext.BaseDirectory, nameof(HangOfALateProcess_IsEndedLongBeforeTheLaunchTimeout));
        var experiment = new Experiment((work, mean) => mean(work) < Second)
        {
            // On a busy machine the first process alone takes several seconds, and the second must still begin.
            Options = Watched.Quick with { Runs = null, TimeBudget = 15 * Second, LaunchTimeout = 600 * Second },
            ["work"] = Work.Of(100).SetUp(() => HangSecondTime(mark)),
        };
        if (ReplaySession.Current is null)
            File.Delete(mark);
        var result = Watched.Run(experiment);
        Assert.True(result.Verdict == Verdict.Inconclusive, result.ToString());
        Assert.Contains(result.Notes, static note =>
            note.Contains("the time budget was spent, and no earlier run of it had taken as long", StringComparison.Ordinal));
    }

    private static void HangSecondTime(string mark)
    {
        if (File.Exists(mark))
            Thread.Sleep(Timeout.Infinite);
        File.Create(mark).Dispose();
    }

    // Waits by the clock of the system, so that a busy machine does not make it last much longer.
    private static bool Wait(int milliseconds)
    {
        using var never = new ManualResetEventSlim();
        return never.Wait(milliseconds);
    }

    private ExperimentResult Evaluate(RecordedRuns runs, double budget, Func<int, TimeSpan> launch) =>
        Evaluate(new TimedRuns(_clock, runs, launch), budget);

    private ExperimentResult Evaluate(TimedRuns runs, double budget)
    {
        var experiment = new Experiment((a, b, mean) => mean(a) < mean(b))
        {
            Options = ExperimentOptions.Default with { TimeBudget = TimeSpan.FromSeconds(budget), Resolution = 1e-6, Seed = 1 },
            ["a"] = Work.Of(1),
            ["b"] = Work.Of(1),
        };
        return new ExperimentRun(experiment, isolate: false, context: null, runs, _clock).Evaluate();
    }
}
