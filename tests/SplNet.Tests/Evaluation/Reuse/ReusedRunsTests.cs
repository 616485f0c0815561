using SplNet.Evaluation.Reuse;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Tests.Processes;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>What has not changed is measured once, what has is measured as ever, and nothing else than that is reused.</summary>
public sealed class ReusedRunsTests : IDisposable
{
    private const string Old = "sort@v1.2";
    private const string Today = "sort";

    private readonly TemporaryFolder _folder = new();
    private readonly ManualClock _clock = new() { Wall = new DateTimeOffset(2026, 1, 31, 12, 0, 0, TimeSpan.Zero) };

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void FirstExperiment_MeasuresEverythingAndReportsStoredRuns()
    {
        var (source, notes) = Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        Assert.Equal(10, source.Measured.Count);
        Assert.True(source.IsDisposed);
        Assert.Contains("No runs of 'sort@v1.2' could be reused: none is kept", notes, StringComparison.Ordinal);
    }

    [Fact]
    public void UnchangedSide_IsMeasuredOnceAndEachRunIsUsedOnce()
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        _clock.Wall = _clock.Wall.AddMinutes(90);
        var given = new List<RunReadings>();
        var (source, notes) = Evaluate(new CountedRuns((Today, 110), (Old, 100)), today: "changed", blocks: 8, given: given);
        Assert.Equal(8, source.Measured.Count(static name => name == Today));
        Assert.Equal(3, source.Measured.Count(static name => name == Old));
        Assert.Equal(16, given.Distinct().Count());
        Assert.Contains("5 runs of 'sort@v1.2' were not measured now but at 2026-01-31 12:00 UTC (Reuse)", notes, StringComparison.Ordinal);
        Assert.Contains("No runs of 'sort' could be reused", notes, StringComparison.Ordinal);
    }

    [Fact]
    public void ReusedRun_HasItsTimeOfMeasurementAndDuration()
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)) { Outcome = Lasting(2) });
        var outcomes = new List<LaunchOutcome>();
        var then = _clock.Wall;
        _clock.Wall = then.AddDays(29);
        Evaluate(new CountedRuns((Today, 120), (Old, 100)), today: "changed", outcomes: outcomes);
        var kept = outcomes.FindAll(static outcome => outcome.Reused is not null);
        Assert.Equal(4, kept.Count);
        Assert.All(kept, run => Assert.Equal((then, TimeSpan.FromSeconds(2)), (run.Reused, run.Took)));
    }

    [Fact]
    public void ReusedRun_HasNoRounds()
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)) { Outcome = InRounds });
        var outcomes = new List<LaunchOutcome>();
        Evaluate(new CountedRuns((Today, 120), (Old, 100)) { Outcome = InRounds }, today: "changed", outcomes: outcomes);
        var (kept, measured) = (
            outcomes.FindAll(static outcome => outcome.Reused is not null), outcomes.FindAll(static outcome => outcome.Reused is null));
        Assert.Equal(4, kept.Count);
        Assert.All(kept, static outcome => Assert.Empty(outcome.Readings!.Rounds));
        Assert.All(measured, static outcome => Assert.Equal([0, 1, 2], outcome.Readings!.Rounds));
    }

    [Fact]
    public void UnchangedSides_StillMeasureTheCurrentCode()
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        var (source, notes) = Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        Assert.Equal(5, source.Measured.Count(static name => name == Today));
        Assert.Equal(1, source.Measured.Count(static name => name == Old));
        Assert.Contains("'sort' was measured again, although 5 runs of it are kept", notes, StringComparison.Ordinal);
    }

    [Fact]
    public void VersionsOnly_MeasureTheOneWithTheOldestRuns()
    {
        Evaluate(new CountedRuns(("sort@v1", 100), ("sort@v2", 100)), names: ["sort@v1", "sort@v2"]);
        _clock.Wall = _clock.Wall.AddMinutes(5);
        Evaluate(new CountedRuns(("sort@v2", 100), ("sort@v3", 100)), names: ["sort@v2", "sort@v3"]);
        var (source, _) = Evaluate(new CountedRuns(("sort@v1", 100), ("sort@v3", 100)), names: ["sort@v3", "sort@v1"]);
        Assert.Equal(5, source.Measured.Count(static name => name == "sort@v1"));
        Assert.Equal(1, source.Measured.Count(static name => name == "sort@v3"));
    }

    [Fact]
    public void TwoNamesOfOneVersion_DoNotShareARun()
    {
        string[] names = ["sort@v1", "sort@same"];
        CountedRuns Runs() => new(("sort@v1", 100), ("sort@same", 100), (Today, 100));
        Evaluate(Runs(), names: names, content: static _ => "one");
        var given = new List<RunReadings>();
        var (source, _) = Evaluate(
            Runs(), names: [.. names, Today], content: static operand => operand.Name == Today ? null : "one", given: given);
        Assert.Equal(5, source.Measured.Count(static name => name == "sort@same"));
        Assert.Equal(1, source.Measured.Count(static name => name == "sort@v1"));
        Assert.Equal(15, given.Distinct().Count());
    }

    [Theory]
    [InlineData(94, false)]
    [InlineData(98.5, true)]
    [InlineData(102, true)]
    [InlineData(106, false)]
    public void CurrentRun_DecidesWhetherEarlierRunsAreUpToDate(double now, bool isReused)
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        var (source, notes) = Evaluate(new CountedRuns((Today, 120), (Old, now)), today: "changed");
        Assert.Equal(isReused ? 1 : 5, source.Measured.Count(static name => name == Old));
        Assert.Equal(!isReused, notes.Contains(
            "5 runs of 'sort@v1.2', measured at 2026-01-31 12:00 UTC, are out of date and were not used", StringComparison.Ordinal));
    }

    [Fact]
    public void OutdatedRuns_AreReplaced()
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        Evaluate(new CountedRuns((Today, 120), (Old, 130)), today: "changed");
        var (source, _) = Evaluate(new CountedRuns((Today, 120), (Old, 130)), today: "changed again");
        Assert.Equal(1, source.Measured.Count(static name => name == Old));
    }

    [Fact]
    public void OldRuns_AreNotUsed()
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        _clock.Wall = _clock.Wall.AddDays(ReusingRunSource.LongestAgeInDays + 1);
        Assert.Equal(10, Evaluate(new CountedRuns((Today, 120), (Old, 100)), today: "changed").Source.Measured.Count);
    }

    [Fact]
    public void RunsFromAnEarlierBoot_AreNotUsed()
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        var start = _clock.Wall.AddMinutes(1);
        _clock.Wall = start.AddMinutes(1);
        Assert.Equal(10, Evaluate(
            new CountedRuns((Today, 120), (Old, 100)),
            today: "changed",
            conditions: Kept.Conditions with { Started = start }).Source.Measured.Count);
        Assert.Equal(6, Evaluate(
            new CountedRuns((Today, 120), (Old, 100)),
            today: "changed again",
            conditions: Kept.Conditions with { Started = start }).Source.Measured.Count);
    }

    [Fact]
    public void OtherMachine_MeasuresEverything()
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)));
        Assert.Equal(10, Evaluate(
            new CountedRuns((Today, 120), (Old, 100)),
            today: "changed",
            conditions: Kept.Conditions with { Machine = "another" }).Source.Measured.Count);
    }

    [Fact]
    public void OperandWithoutAKey_IsMeasuredAndNotStored()
    {
        for (var time = 0; time < 2; time++)
        {
            var (source, notes) = Evaluate(
                new CountedRuns((Today, 120), (Old, 100)) { Notes = ["of the source"] }, content: static _ => null);
            Assert.Equal(10, source.Measured.Count);
            Assert.Equal("of the source", notes);
        }
    }

    [Theory]
    [InlineData("not warm")]
    [InlineData("too disturbed")]
    [InlineData("not as asked for")]
    [InlineData("no number")]
    public void DoubtfulRuns_AreNotStored(string doubt)
    {
        Evaluate(new CountedRuns((Today, 120), (Old, 100)) { Outcome = outcome => Doubtful(outcome, doubt) });
        Assert.Equal(10, Evaluate(new CountedRuns((Today, 120), (Old, 100)), today: "changed").Source.Measured.Count);
    }

    [Fact]
    public void OperandThatFails_StoresNothing()
    {
        var runs = 0;
        Evaluate(
            new CountedRuns((Today, 120), (Old, 100)) { Outcome = outcome => runs++ < 9 ? outcome : LaunchOutcome.Failed("on purpose") });
        var (source, _) = Evaluate(
            new CountedRuns((Today, 120), (Old, 100), ("other@v1", 90)),
            names: [Today, Old, "other@v1"],
            content: static operand => operand.Name == Today ? "today" : operand.Name == Old ? Old : null);
        Assert.Equal(1, source.Measured.Count(static name => name == Today));
        Assert.Equal(5, source.Measured.Count(static name => name == Old));
    }

    private static LaunchOutcome Doubtful(LaunchOutcome outcome, string doubt) => doubt switch
    {
        "not warm" => outcome with { Readings = outcome.Readings! with { WarmUpCapped = true } },
        "too disturbed" => outcome with { Readings = outcome.Readings! with { ReplacementExhausted = true } },
        "not as asked for" => outcome with { Note = "The system refused the priority." },
        _ => outcome with { Readings = outcome.Readings! with { Metrics = [double.NaN] } },
    };

    private static LaunchOutcome InRounds(LaunchOutcome outcome) =>
        outcome with { Readings = outcome.Readings! with { Rounds = [0, 1, 2] } };

    private Func<LaunchOutcome, LaunchOutcome> Lasting(int seconds) => outcome =>
    {
        _clock.Advance(TimeSpan.FromSeconds(seconds));
        return outcome;
    };

    // Block by block, as an experiment does.
    private (CountedRuns Source, string Notes) Evaluate(
        CountedRuns source,
        string today = "today",
        int blocks = 5,
        RunConditions? conditions = null,
        string[]? names = null,
        Func<MeasuredOperand, string?>? content = null,
        List<RunReadings>? given = null,
        List<LaunchOutcome>? outcomes = null)
    {
        var store = new RunStore(Path.Combine(_folder.Location, "runs"), clock: _clock);
        content ??= operand => operand.Operand.Revision is null ? today : operand.Name;
        using var runs = new ReusingRunSource(source, store, conditions ?? Kept.Conditions, content, 0.05, _clock);
        MeasuredOperand[] operands = [.. (names ?? [Today, Old]).Select(Kept.Operand)];
        Assert.Null(runs.Prepare(operands, Kept.Settings));
        for (var block = 0; block < blocks; block++)
        {
            foreach (var operand in operands)
            {
                using var group = runs.BeginGroup([operand]);
                var outcome = group.Enter(operand, Kept.Settings with { Seed = block }, TimeSpan.FromMinutes(1));
                Assert.NotNull(outcome);
                outcomes?.Add(outcome);
                given?.Add(outcome.Readings!);
            }
        }

        return (source, string.Join(Environment.NewLine, runs.End().Select(static one => one.Text)));
    }
}
