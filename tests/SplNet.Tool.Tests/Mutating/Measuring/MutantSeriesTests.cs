using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Measuring;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Tests.Mutating.Measuring;

/// <summary>Pairs that are measured by real processes; the mutant takes a hundred times as long.</summary>
public sealed class MutantSeriesTests(MutatedWork work) : IClassFixture<MutatedWork>
{
    private static readonly MeasuringSettings Quick = new()
    {
        Adjust = static options =>
            options with { Iterations = 5, IterationTime = TimeSpan.FromMilliseconds(1), Progress = ProgressDisplay.Off },
    };

    [Trait("Category", "Long")]
    [Fact]
    public void MutantsOfOneTest_ShareItsBaselineRunsAndSurviveAThrowingOne()
    {
        var settings = Quick with { MostBlocks = 3 };
        var tests = work.Tests();
        var (slow, throwing) = (
            work.Mutant("Rounds = 20", "Rounds = 20_000"),
            work.Mutant("sum += Step(round)", "throw new InvalidOperationException(\"mutated\")"));
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, settings);
        var series = new MutantSeries(
            measurement, tests.Tests.ToDictionary(static test => test.Name, StringComparer.Ordinal), static _ => false, settings);
        List<MeasuredPair> reported = [];

        var decided = series.Measure(
            [Screening("slow", "Work.Sum"), Screening("same", "Work.Sum"), Screening("throwing", "Work.Sum")],
            mutant => (mutant switch { "slow" => slow, "same" => work.Baseline, _ => throwing }, null), [], reported.Add,
            TestContext.Current.CancellationToken);

        var (killed, spared, failed) = (decided["slow"].Single(), decided["same"].Single(), decided["throwing"].Single());
        Assert.Equal((null, null), (killed.Failure, spared.Failure));
        Assert.True(killed.Ratio > 10 && killed.Lower > 1.1);
        Assert.Equal([0.05, 0.10], killed.Thresholds.Select(static one => one.Threshold));
        Assert.All(killed.Thresholds, static one => Assert.True(one.IsKilled));
        Assert.Equal((3, 3, 3), (killed.Blocks, killed.BaseRuns.Count, killed.MutantRuns.Count));
        Assert.InRange(spared.Ratio, 0.2, 5);
        Assert.Contains("mutated", failed.Failure, StringComparison.Ordinal);
        Assert.Equal(["same", "slow", "throwing"], reported.Select(static one => one.Mutant).Order());
        Assert.All(reported, static one => Assert.Equal("Work.Sum", one.Test));
        Assert.False(series.IsCutShort);
        Assert.True(series.Spent > TimeSpan.Zero);
    }

    [Fact]
    public void KnownPair_IsNotMeasuredAgain()
    {
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, Quick);
        var series = new MutantSeries(
            measurement, new Dictionary<string, PerformanceTest>(StringComparer.Ordinal), static _ => false, Quick);
        var known =
            new MeasuredPair { Mutant = "slow", Test = "Work.Sum", Thresholds = [new ThresholdResult(0.05, 0.001, CouldBeSeen: true)] };

        var decided = series.Measure(
            [Screening("slow", "Work.Sum")], static _ => throw new InvalidOperationException("It is not needed."), [known], static _ => { },
            TestContext.Current.CancellationToken);

        Assert.True(Assert.Single(decided["slow"]).At(0.05)!.IsKilled);
    }

    [Fact]
    public void SpentBudget_StopsTheSeries()
    {
        var settings = Quick with { Budget = TimeSpan.Zero };
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, settings);
        var series = new MutantSeries(
            measurement, new Dictionary<string, PerformanceTest>(StringComparer.Ordinal), static _ => false, settings);

        Assert.Empty(series.Measure(
            [Screening("slow", "Work.Sum")], static _ => throw new InvalidOperationException("It is not needed."), [], static _ => { },
            TestContext.Current.CancellationToken));
        Assert.True(series.IsCutShort);
    }

    [Theory]
    [InlineData(20, 1)]
    [InlineData(1, 0)]
    public void Controls_TakeAtMostTheirShareOfTheTime(double secondsOfControls, int left)
    {
        const string wanted = "It is asked for.";
        var settings = Quick with { ShareOfControls = 0.2 };
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, settings);
        var series = new MutantSeries(
            measurement, work.Tests().Tests.ToDictionary(static test => test.Name, StringComparer.Ordinal),
            static mutant => mutant.StartsWith("control", StringComparison.Ordinal), settings);
        MeasuredPair[] known =
        [
            new MeasuredPair { Mutant = "slow", Test = "Work.Sum", Seconds = 80 },
            new MeasuredPair { Mutant = "control1", Test = "Work.Sum", Seconds = secondsOfControls },
        ];

        var failure = Record.Exception(() => series.Measure(
            [Screening("slow", "Work.Sum"), Screening("control1", "Work.Sum"), Screening("control2", "Work.Sum")],
            static _ => throw new InvalidOperationException(wanted), known, static _ => { }, TestContext.Current.CancellationToken));

        Assert.Equal(left == 0 ? wanted : null, failure?.Message);
        Assert.Equal(left, series.ControlsLeft);
    }

    [Fact]
    public void MutantThatThrows_IsReportedWithoutARatio()
    {
        var throwing = work.Mutant("Later(number * 3)", "throw new InvalidOperationException(\"mutated\")");
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, Quick);
        string folder;
        using (var version = measurement.Open(throwing, null))
        {
            folder = version.Path;
            var pair = Assert.Single(measurement.Measure(
                [new MutantAtTest("one", version, 0.05)],
                work.Tests().Tests.Single(static test => test.Name == "Work.Other(5)"),
                cancellation: TestContext.Current.CancellationToken));

            Assert.Contains("mutated", pair.Failure, StringComparison.Ordinal);
            Assert.True(double.IsNaN(pair.Ratio));
        }

        Assert.False(Directory.Exists(folder));
    }

    private static MutantScreening Screening(string mutant, string test) => new(
        mutant,
        [new PairCounts
        {
            Mutant = mutant,
            Test = test,
            Hits = 1,
            IsDifferent = true,
            Base = new SideCounts(10, 0, 0, 0),
            Mutated = new SideCounts(1000, 0, 0, 0),
        }],
        [],
        0);
}
