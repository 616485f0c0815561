using SplNet.Evaluation;
using SplNet.Replaying;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Evaluation;

/// <summary>Evaluations that are awaited, and those that nobody wants any more.</summary>
public class CancellationTests
{
    private static readonly TimeSpan Soon = TimeSpan.FromSeconds(10);

    // Others on this machine may hold the turn.
    private static readonly TimeSpan Turn = TimeSpan.FromMinutes(10);

    [Fact]
    public async Task CancelledEvaluation_EndsItsMeasuringProcessAndLeavesNothing()
    {
        using var never = new ManualResetEventSlim();
        var experiment = new Experiment((hang, mean) => mean(hang) < 1.Seconds())
        {
            Options = Watched.Quick with { LaunchTimeout = TimeSpan.FromMinutes(5) },
            ["hang"] = Operand.Of(() => never.Wait(Timeout.Infinite)).SetUp(static () => File.WriteAllText(Mark, string.Empty)),
        };
        if (ReplaySession.Current is not null)
        {
            await experiment.RunAsync(TestContext.Current.CancellationToken);
            return;
        }

        using var folder = new TemporaryFolder();
        using var cancellation = new CancellationTokenSource();
        var evaluation = experiment.RunAsync(cancellation.Token);
        Assert.True(SpinWait.SpinUntil(() => File.Exists(Mark) || evaluation.IsCompleted, Turn), "The measurement did not begin.");
        Assert.False(evaluation.IsCompleted);
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => evaluation.WaitAsync(Soon, TestContext.Current.CancellationToken));
        Assert.True(SpinWait.SpinUntil(() => folder.Processes().Count == 0, Soon), "A measuring process was left.");
        Assert.Equal([Mark], folder.Files());
        Assert.True(evaluation.IsCanceled);

        var next = await experiment.RunAsync(TestContext.Current.CancellationToken);
        Assert.Contains("was cancelled before in this test", Assert.Single(next.Problems), StringComparison.Ordinal);
    }

    [Fact]
    public async Task CancellationDuringTurns_EndsWaitingProcesses()
    {
        var experiment = new Experiment((a, b, c, mean) => mean(a) < mean(b) & mean(b) < mean(c))
        {
            Options = Watched.Quick with { LaunchTimeout = TimeSpan.FromMinutes(5) },
            ["a"] = ThirdHangs(),
            ["b"] = ThirdHangs(),
            ["c"] = ThirdHangs(),
        };
        if (ReplaySession.Current is not null)
        {
            await experiment.RunAsync(TestContext.Current.CancellationToken);
            return;
        }

        using var folder = new TemporaryFolder();
        using var cancellation = new CancellationTokenSource();
        var evaluation = experiment.RunAsync(cancellation.Token);
        Assert.True(SpinWait.SpinUntil(() => File.Exists(Mark) || evaluation.IsCompleted, Turn), "The measurement did not begin.");
        Assert.False(evaluation.IsCompleted);
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => evaluation.WaitAsync(Soon, TestContext.Current.CancellationToken));
        Assert.True(SpinWait.SpinUntil(() => folder.Processes().Count == 0, Soon), "A measuring process was left.");
    }

    [Fact]
    public async Task AwaitedFailure_ThrowsInAssertAsyncAndIsReturnedByEvaluateAsync()
    {
        var experiment =
            new Experiment((some, allocated) => allocated(some) > 1_000_000.Bytes()) { Options = Watched.Quickest, ["some"] = Work.Of(1) };
        var failure = await Assert.ThrowsAsync<ExperimentFailedException>(
            () => experiment.AssertAsync(TestContext.Current.CancellationToken));
        Assert.Equal(Verdict.Fail, failure.ToResult().Verdict);
        Assert.False(await Engine.EvaluateAsync(experiment, cancellationToken: TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task CancelledToken_MeasuresNothing()
    {
        var experiment =
            new Experiment((some, mean) => mean(some) < 1.Seconds()) { ["some"] = Operand.Of(static () => Assert.Fail("measured")) };
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => Engine.EvaluateAsync(experiment, isolate: false, new CancellationToken(canceled: true)));
    }

    [Fact]
    public void RunThatCannotBeStopped_IsTheLast()
    {
        using var cancellation = new CancellationTokenSource();
        var runs = new RecordedRuns(("a", 100), ("b", 200)) { Metric = (_, _) => { cancellation.Cancel(); return 0; } };
        var experiment = new Experiment((a, b, mean, allocated) => mean(a) < mean(b) & allocated(a) <= 0.Bytes())
        {
            ["a"] = Work.Of(1),
            ["b"] = Work.Of(1),
        };
        Assert.Throws<OperationCanceledException>(
            () => new ExperimentRun(experiment, isolate: false, context: null, runs, cancellation: cancellation.Token).Evaluate());
        Assert.Single(runs.Asked);
    }

    [Fact]
    public async Task UnawaitedEvaluations_RunInOrderEvenAfterACancelledOne()
    {
        var log = new EvaluationLog();
        using var first = new ManualResetEventSlim();
        using var cancellation = new CancellationTokenSource();
        var order = new List<int>();
        var one = log.InTurn(
            () => { first.Wait(TestContext.Current.CancellationToken); order.Add(1); return Empty; },
            TestContext.Current.CancellationToken);
        var two = log.InTurn(() => { order.Add(2); return Empty; }, cancellation.Token);
        var three = log.InTurn(() => { order.Add(3); return Empty; }, TestContext.Current.CancellationToken);
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => two);
        Assert.False(three.IsCompleted);
        first.Set();
        await Task.WhenAll(one, three);
        Assert.Equal([1, 3], order);
    }

    [Fact]
    public async Task WaitLongerThanTheTimeout_IsInvalidAndNamesTheHolder()
    {
        var held = await Task.Run(
            static () => MachineLock.Acquire(new TurnRequest("a test that keeps its turn"))!, TestContext.Current.CancellationToken)
            .WaitAsync(Turn, TestContext.Current.CancellationToken);
        using (held)
        {
            var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds())
            {
                Options = ExperimentOptions.Default with { WaitTimeout = TimeSpan.Zero },
                ["a"] = Work.Of(1),
            };
            var runs = new RecordedRuns(("a", 100));
            var result = new ExperimentRun(experiment, isolate: false, context: null, runs).Evaluate();
            Assert.Equal(Verdict.Invalid, result.Verdict);
            Assert.Contains(
                "Gave up after WaitTimeout (0 s): " +
                "another experiment of this process (a test that keeps its turn) is running on this machine.",
                Assert.Single(result.Problems),
                StringComparison.Ordinal);
            Assert.Empty(runs.Asked);
        }
    }

    [Fact]
    public async Task WaitingForOthers_StopsTheClockOfTheTest()
    {
        var held = await Task.Run(
            static () => MachineLock.Acquire(new TurnRequest("a test that keeps its turn"))!, TestContext.Current.CancellationToken)
            .WaitAsync(Turn, TestContext.Current.CancellationToken);
        using (held)
        {
            var clock = new List<string>();
            var here = EvaluationContext.Find()!;
            var context = here with { Test = here.Test! with { Pause = () => { clock.Add("stops"); return () => clock.Add("goes on"); } } };
            var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds())
            {
                Options = ExperimentOptions.Default with { WaitTimeout = TimeSpan.FromSeconds(1) },
                ["a"] = Work.Of(1),
            };
            Assert.Equal(
                Verdict.Invalid, new ExperimentRun(experiment, isolate: false, context, new RecordedRuns(("a", 100))).Evaluate().Verdict);
            Assert.Equal(["stops", "goes on"], clock);
        }
    }

    // The first two wait for a permit when the third gets ready.
    private static Operand ThirdHangs() => Operand.Of(static () => Environment.TickCount64).SetUp(static () =>
    {
        var ready = Directory.GetFiles(Path.GetTempPath(), "ready*").Length;
        File.WriteAllText(Path.Combine(Path.GetTempPath(), FormattableString.Invariant($"ready{ready}")), string.Empty);
        if (ready < 2)
            return;
        File.WriteAllText(Mark, string.Empty);
        Thread.Sleep(Timeout.Infinite);
    });

    private static ExperimentResult Empty => Results.Reports.SampleResult.Broken;

    private static string Mark => Path.Combine(Path.GetTempPath(), "begun");
}
