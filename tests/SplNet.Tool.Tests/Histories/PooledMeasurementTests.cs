using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Statistics;
using SplNet.Tool.Histories;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What an experiment says of a change that several sessions decide together.</summary>
public sealed class PooledMeasurementTests
{
    private static readonly string Old = new('a', 40);
    private static readonly string New = new('b', 40);
    private static readonly PooledSessions Pooled = new(0.01, 500);

    [Fact]
    public void Sessions_ArePooledAsTheEvidence()
    {
        var earlier = new SessionVerdict(SessionAnswer.Open) { Effect = new SessionEffect(Math.Log(1.058), 0.001, 20) };
        var pooled = Of(ChangeDirection.Slower, 0, 1.062, new SessionVerdict(SessionAnswer.Shown), earlier);
        Assert.Null(pooled.Problem);
        Assert.Equal(SessionAnswer.Shown, pooled.Verdict.Answer);

        var evidence = pooled.Over(Evidence(ChangeDirection.Slower));
        Assert.Equal(1.06, evidence.Ratio, 1e-4);
        Assert.True(1 < evidence.Lower && evidence.Lower < evidence.Ratio && evidence.Ratio < evidence.Upper);
        Assert.InRange(evidence.PValue, 0, 0.01);
        Assert.Equal(25, evidence.Runs);
        Assert.Equal(Math.Log(1.062), evidence.Effect!.Mean, 1e-9);
        Assert.Equal(5, evidence.Effect.Blocks);
    }

    // What was shown first has screened, and is no part of the figures.
    [Fact]
    public void FirstSession_IsNotPooled() => Assert.Equal(
        5, Of(ChangeDirection.Slower, 0, 1.03, new SessionVerdict(SessionAnswer.Shown)).Over(Evidence(ChangeDirection.Slower)).Runs);

    [Fact]
    public void Gain_IsCommitOverBaselineBeyondItsMargin()
    {
        var pooled = Of(ChangeDirection.Faster, 0.02, 0.8, new SessionVerdict(SessionAnswer.Shown));
        Assert.Equal(SessionAnswer.Shown, pooled.Verdict.Answer);
        Assert.Equal(Math.Log(1.25 / 1.02), pooled.Verdict.Effect!.Mean, 1e-9);
        var evidence = pooled.Over(Evidence(ChangeDirection.Faster));
        Assert.Equal(0.8, evidence.Ratio, 1e-9);
        Assert.True(evidence.Lower < 0.8 && 0.8 < evidence.Upper && evidence.Upper < 1 / 1.02);
    }

    [Fact]
    public void FewBlocks_AreAProblem() =>
        Assert.Contains("fewer than 3 pairs", Measured(ChangeDirection.Slower, 0, [1, 1], [2, 2], []).Problem, StringComparison.Ordinal);

    [Fact]
    public void Evidence_KeepsTheMeasurementsOfASession()
    {
        var evidence = Evidence(ChangeDirection.Slower) with { Effect = new SessionEffect(0.01, 0.002, 20) };
        Assert.Equal(evidence.Effect, ChangeEvidence.Of(evidence.Event(DateTimeOffset.UnixEpoch, EventKind.Suspected, "key", New)).Effect);
    }

    private static ChangeEvidence Evidence(ChangeDirection direction) => new() { Direction = direction, Baseline = Old, Claim = "claim" };

    private static PooledMeasurement Of(ChangeDirection direction, double margin, double ratio, params SessionVerdict[] earlier) =>
        Measured(
            direction, margin, [100, 101, 99, 100, 102], [.. new double[] { 100, 101, 99, 100, 102 }.Select(time => time * ratio)],
            earlier);

    private static PooledMeasurement Measured(
        ChangeDirection direction, double margin, double[] before, double[] now, SessionVerdict[] earlier)
    {
        var series = new StoredSeries(1, "key", new SeriesName("Tests", "fast", "sort", "mean", "ns"));
        var change = new SuspectedChange(series, new Suspect("key", direction, margin), Old, New, earlier);
        OperandResult[] operands = [Operand(New, now), Operand(Old, before)];
        var result = new ExperimentResult
        {
            Formula = "claim",
            Verdict = Verdict.Fail,
            Operands = [.. direction == ChangeDirection.Slower ? operands : operands.Reverse()],
        };
        return new PooledMeasurement(change, result, Pooled, 0.01, new TrimmedRuns());
    }

    private static OperandResult Operand(string commit, double[] times) =>
        new() { Name = $"sort@git:{commit}", Runs = [.. times.Select(Run)] };

    private static RunResult Run(double time) => new()
    {
        Position = 1,
        Nanoseconds = [time, time],
        Flags = [IterationFlags.None, IterationFlags.None],
        Operations = 1,
        Overhead = 0,
        AllocatedBytes = 0,
        WarmUpMilliseconds = 0,
        MeasuringMilliseconds = 0,
        LaunchMilliseconds = 0,
        WarmUpCapped = false,
        Collector = "Workstation",
    };
}
