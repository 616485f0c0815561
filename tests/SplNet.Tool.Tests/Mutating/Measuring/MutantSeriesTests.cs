using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Measuring;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Tests.Mutating.Measuring;

/// <summary>Pairs that are measured by real processes; the mutant takes a hundred times as long.</summary>
public sealed class MutantSeriesTests(MutatedWork work) : IClassFixture<MutatedWork>
{
    private static readonly MeasuringSettings Quick = new()
    {
        Adjust = static options => options with { Iterations = 5, IterationTime = TimeSpan.FromMilliseconds(1), Progress = ProgressDisplay.Off },
    };

    [Fact]
    public void MutantThatIsMuchSlower_IsKilledAtAllThresholdsAndLeavesNothing()
    {
        var tests = work.Tests();
        var slow = work.Mutant("Rounds = 20", "Rounds = 20_000");
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, Quick);
        var series = new MutantSeries(measurement, tests.Tests.ToDictionary(static test => test.Name, StringComparer.Ordinal), Quick);
        List<MeasuredPair> told = [];

        var decided = series.Measure([Screening("slow", "Work.Sum")], _ => (slow, null), [], told.Add, TestContext.Current.CancellationToken);

        var pair = Assert.Single(decided["slow"]);
        Assert.Null(pair.Failure);
        Assert.True(pair.Ratio > 10 && pair.Lower > 1.1);
        Assert.Equal([0.05, 0.10], pair.Thresholds.Select(static one => one.Threshold));
        Assert.All(pair.Thresholds, static one => Assert.True(one.IsKilled));
        Assert.Equal((pair.Blocks, pair.Blocks), (pair.BaseRuns.Count, pair.MutantRuns.Count));
        Assert.Equal(["Work.Sum"], told.Select(static one => one.Test));
        Assert.False(series.IsCutShort);
        Assert.True(series.Spent > TimeSpan.Zero);
    }

    [Fact]
    public void PairThatIsKnown_IsNotMeasuredAgain()
    {
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, Quick);
        var series = new MutantSeries(measurement, new Dictionary<string, PerformanceTest>(StringComparer.Ordinal), Quick);
        var known = new MeasuredPair { Mutant = "slow", Test = "Work.Sum", Thresholds = [new ThresholdResult(0.05, 0.001, CouldBeSeen: true)] };

        var decided = series.Measure([Screening("slow", "Work.Sum")], static _ => throw new InvalidOperationException("It is not needed."), [known], static _ => { }, TestContext.Current.CancellationToken);

        Assert.True(Assert.Single(decided["slow"]).At(0.05)!.IsKilled);
    }

    [Fact]
    public void BudgetThatIsSpent_CutsTheSeriesShort()
    {
        var settings = Quick with { Budget = TimeSpan.Zero };
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, settings);
        var series = new MutantSeries(measurement, new Dictionary<string, PerformanceTest>(StringComparer.Ordinal), settings);

        Assert.Empty(series.Measure([Screening("slow", "Work.Sum")], static _ => throw new InvalidOperationException("It is not needed."), [], static _ => { }, TestContext.Current.CancellationToken));
        Assert.True(series.IsCutShort);
    }

    [Fact]
    public void MutantThatThrows_IsToldWithoutARatio()
    {
        var throwing = work.Mutant("Later(number * 3)", "throw new InvalidOperationException(\"mutated\")");
        using var measurement = new MutantMeasurement(MutatedWork.Library, work.Baseline, null, Quick);
        string folder;
        using (var version = measurement.Open(throwing, null))
        {
            folder = version.Path;
            var pair = measurement.Measure("one", version, work.Tests().Tests.Single(static test => test.Name == "Work.Other(5)"), 0.05, cancellation: TestContext.Current.CancellationToken);

            Assert.Contains("mutated", pair.Failure, StringComparison.Ordinal);
            Assert.True(double.IsNaN(pair.Ratio));
        }

        Assert.False(Directory.Exists(folder));
    }

    private static MutantScreening Screening(string mutant, string test) => new(
        mutant,
        [new PairCounts { Mutant = mutant, Test = test, Hits = 1, IsDifferent = true, Base = new SideCounts(10, 0, 0, 0), Mutated = new SideCounts(1000, 0, 0, 0) }],
        [],
        0);
}
