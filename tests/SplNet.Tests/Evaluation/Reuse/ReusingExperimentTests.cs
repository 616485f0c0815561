using System.Text.Json.Nodes;
using SplNet.Evaluation;
using SplNet.Evaluation.Reuse;
using SplNet.Processes;
using SplNet.Results.Reports;
using SplNet.Tests.Processes;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>A whole experiment whose other side was measured before.</summary>
public sealed class ReusingExperimentTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly ManualClock _clock = new() { Wall = new DateTimeOffset(2026, 1, 31, 12, 0, 0, TimeSpan.Zero) };

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void SecondExperiment_DecidesTheSameWithFewerRunsAndShowsThem()
    {
        var first = Evaluate(Runs(("now", 100), ("then", 200)), "code");
        Assert.Equal(Verdict.Pass, first.Verdict);
        Assert.All(first.Operands.SelectMany(static operand => operand.Runs), static run => Assert.Null(run.Reused));
        Assert.All(first.Operands.SelectMany(static operand => operand.Runs), static run => Assert.Equal(3000, run.LaunchMilliseconds));

        var source = Runs(("now", 110), ("then", 200));
        var second = Evaluate(source, "changed code");
        Assert.Equal(Verdict.Pass, second.Verdict);
        Assert.Equal(6, second.Operands.Sum(static operand => operand.Runs.Count));
        Assert.Equal(["now", "now", "now", "then"], source.Measured.Order(StringComparer.Ordinal));
        Assert.All(second.Operands[0].Runs, static run => Assert.Null(run.Reused));
        Assert.Equal([null, _clock.Wall, _clock.Wall], second.Operands[1].Runs.Select(static run => run.Reused));
        Assert.All(second.Operands[1].Runs, static run => Assert.Equal(3000, run.LaunchMilliseconds));
    }

    [Fact]
    public void SideThatBecameSlower_IsDetected()
    {
        Evaluate(Runs(("now", 100), ("then", 90)), "code");
        var result = Evaluate(Runs(("now", 110), ("then", 90)), "changed code");
        Assert.Equal(Verdict.Fail, result.Verdict);
        Assert.Contains(result.Operands[1].Runs, static run => run.Reused is not null);
    }

    [Fact]
    public void ResultAsJson_HasTheTimesOfRunsAndOldResultsAreRead()
    {
        Evaluate(Runs(("now", 100), ("then", 200)), "code");
        var result = Evaluate(Runs(("now", 110), ("then", 200)), "changed code");
        Assert.Contains("\"reused\": \"2026-01-31T12:00:00+00:00\"", result.ToJson(), StringComparison.Ordinal);
        Assert.Equal(result.ToJson(), JsonReport.Read(result.ToJson()).ToJson());
        var old = JsonNode.Parse(result.ToJson())!;
        foreach (var run in old["operands"]!.AsArray().SelectMany(static operand => operand!["runs"]!.AsArray()))
            Assert.True(run!.AsObject().Remove("reused"));
        Assert.All(
            JsonReport.Read(old.ToJsonString()).Operands.SelectMany(static operand => operand.Runs), static run => Assert.Null(run.Reused));
    }

    private CountedRuns Runs(params (string Operand, double Nanoseconds)[] times) => new(times) { Outcome = AfterThreeSeconds };

    private LaunchOutcome AfterThreeSeconds(LaunchOutcome outcome)
    {
        _clock.Advance(TimeSpan.FromSeconds(3));
        return outcome;
    }

    private ExperimentResult Evaluate(CountedRuns source, string code)
    {
        var experiment = new Experiment((now, then, mean) => mean(now) < mean(then))
        {
            Options = ExperimentOptions.Default with { Seed = 1, TimeBudget = TimeSpan.FromMinutes(5) },
            ["now"] = Work.Of(1),
            ["then"] = Work.Of(1),
        };
        var store = new RunStore(Path.Combine(_folder.Location, "runs"), clock: _clock);
        using var runs = new ReusingRunSource(
            source, store, Kept.Conditions, operand => operand.Name == "now" ? code : "a version", 0.05, _clock);
        return new ExperimentRun(experiment, isolate: false, context: null, runs, _clock).Evaluate();
    }
}
