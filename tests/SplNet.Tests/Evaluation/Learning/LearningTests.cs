using SplNet.Evaluation;
using SplNet.Evaluation.Learning;
using SplNet.Evaluation.Reuse;
using SplNet.Statistics;
using SplNet.Tests.Processes;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation.Learning;

/// <summary>What is learnt from earlier runs, and what one run then decides.</summary>
public sealed class LearningTests : IDisposable
{
    private const double Spread = 0.01;

    private readonly TemporaryFolder _folder = new();

    private string Results => Path.Combine(_folder.Location, "results");

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void DocumentsOfEarlierExperiments_LetOneRunDecide()
    {
        for (var build = 0; build < 5; build++)
            Measure(Experiment(), a: 100 + (20 * build), b: 200);
        var result = Measure(Learning(Experiment()), 100, 200);

        Assert.True(result.Passed, result.ToString());
        Assert.All(result.Operands, static operand => Assert.Single(operand.Runs));
        Assert.Equal("non-parametric", Assert.Single(result.Comparisons).Evidence.Interpretation);
        Assert.Contains(
            result.Notes, static note => note.StartsWith("How runs vary was learnt from 25 runs of 'a' from ", StringComparison.Ordinal));
        Assert.Contains("learnt from 25 runs of 'b'", result.ToString(), StringComparison.Ordinal);
        Assert.Equal(Verdict.Fail, Measure(Learning(Experiment()), 200, 100).Verdict);
        Assert.NotEqual(Verdict.Pass, Measure(Learning(Experiment()), 100, 100.1).Verdict);
    }

    [Fact]
    public void NothingLearnt_IsAProblemOfOneRunOnly()
    {
        var one = Measure(Learning(Experiment(), 1), 100, 200);
        Assert.Equal(Verdict.Invalid, one.Verdict);
        Assert.Contains("Nothing was learnt of 'a' and 'b'", Assert.Single(one.Problems), StringComparison.Ordinal);
        Assert.Contains("One run does not show how much runs differ.", Assert.Single(one.Problems), StringComparison.Ordinal);
        var several = Measure(Learning(Experiment(), 5), 100, 200);
        Assert.True(several.Passed, several.ToString());
        Assert.Contains(several.Notes, static note => note.EndsWith("Its own runs decide.", StringComparison.Ordinal));
    }

    [Fact]
    public void RunsOfAnotherRequirement_AreNotLearnt()
    {
        Measure(new Experiment((a, b, mean) => mean(a) + mean(b) < 1.Seconds()), 100, 200);
        Assert.Equal(Verdict.Invalid, Measure(Learning(Experiment(), 1), 100, 200).Verdict);
    }

    [Fact]
    public void NamedOperand_IsLearntForAllOthers()
    {
        for (var build = 0; build < 5; build++)
        {
            Measure(
                new Experiment((c, mean) => mean(c) < 1.Seconds()) { Options = new ExperimentOptions { Runs = 5 } },
                new RecordedRuns(("c", 5000)) { Spread = Spread });
        }

        var experiment = Learning(Experiment());
        experiment.Options = experiment.Options with { Learn = LearnFrom.Results(Results) with { Operand = "c" } };
        var result = Measure(experiment, 100, 200);
        Assert.True(result.Passed, result.ToString());
        var note = Assert.Single(result.Notes, static note => note.StartsWith("How runs vary", StringComparison.Ordinal));
        Assert.Contains("learnt from 25 runs of 'c'", note, StringComparison.Ordinal);
    }

    // Section 6.1 of paper A: a quick answer by what was learnt, refined by further runs.
    [Theory]
    [InlineData(200, 1)]
    [InlineData(101, 5)]
    public void OtherInterpretations_AreAskedOnlyIfWhatWasLearntDoesNotDecide(double b, int runs)
    {
        for (var build = 0; build < 5; build++)
            Measure(Experiment(), 100, 200);
        var experiment = Experiment();
        experiment.Options = experiment.Options with { Learn = LearnFrom.Results(Results), Runs = null };
        var result = Measure(experiment, new RecordedRuns(("a", 100), ("b", b)) { Spread = runs == 1 ? Spread : 0.0001 });
        Assert.True(result.Passed, result.ToString());
        Assert.All(result.Operands, operand => Assert.Equal(runs, operand.Runs.Count));
        var comparison = Assert.Single(result.Comparisons);
        Assert.Equal(runs == 1 ? "non-parametric" : "paired means", comparison.Evidence.Interpretation);
        Assert.True(comparison.Level <= 0.005, $"{comparison.Level}");
    }

    [Fact]
    public void MediansOfOtherInterpretations_LearnNothing()
    {
        var experiment = new Experiment((a, b, median) => median(a) < median(b));
        experiment.Options = new ExperimentOptions { Learn = LearnFrom.Results(Results), Runs = 3 };
        var result = Measure(experiment, 100, 200);
        Assert.True(result.Passed, result.ToString());
        Assert.Contains(result.Notes, static note => note.StartsWith("Learn is for means", StringComparison.Ordinal));
    }

    [Fact]
    public void Folder_MustBeKnown()
    {
        var experiment = Learning(Experiment(), 1);
        experiment.Options = experiment.Options with { Learn = LearnFrom.Results(), Results = null };
        var problem = Assert.Single(Measure(experiment, 100, 200, results: null).Problems);
        Assert.Contains("Learn names no folder", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void Builds_AreBroughtToOneLevel()
    {
        var learnt = LearntRuns.Of(
            "a", [Group("one", 90, 110), Group("two", 900), Group("two", 1100), Group("three", 5)])!;
        Assert.Equal((4, 2), (learnt.Runs.Count, learnt.Builds));
        var root = 0.1 * Math.Sqrt(2);
        Assert.Equal(
            [1 - root, 1 + root, 1 - root, 1 + root], learnt.Runs.Select(static run => run.Nanoseconds.Average()),
            static (expected, actual) => Math.Abs(expected - actual) < 1e-12);
        Assert.Equal(50 * (1 + root), learnt.At(50).Last().Nanoseconds.Average(), 1e-9);
        Assert.Null(LearntRuns.Of("a", [Group("one", 90), Group("two", 110)]));
        Assert.StartsWith("4 runs of 'a' from 2 builds, 2026-01-0", learnt.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void KeptRuns_AreLearntTogether()
    {
        var store = new RunStore(Path.Combine(_folder.Location, "runs"));
        var now = DateTimeOffset.UtcNow;
        Assert.Null(store.Keep(new Dictionary<string, RunsToKeep>(StringComparer.Ordinal)
        {
            ["key"] = new RunsToKeep(
                [.. Enumerable.Range(1, 4).Select(run => new StoredRun(now.AddMinutes(-run), 100, WrittenReadings.Of(100 + run, 100)))],
                IsReplacement: false),
        }));
        var learnt = LearntOperands.OfStore(store, "key", "a", now.AddHours(-1), static readings => Run([.. readings.Nanoseconds]))!;
        Assert.Equal((4, 1), (learnt.Runs.Count, learnt.Builds));
        Assert.Null(LearntOperands.OfStore(store, "other", "a", now.AddHours(-1), static _ => Run(1)));
        Assert.Null(LearntOperands.OfStore(store, null, "a", now, static _ => Run(1)));
    }

    [Theory]
    [InlineData("results", "results")]
    [InlineData("results:a b", "results:a b")]
    [InlineData("runs", "runs")]
    [InlineData("history", "history")]
    [InlineData("history:perf.db", "history:perf.db")]
    [InlineData("runs:x", null)]
    [InlineData("results:", null)]
    [InlineData("Results", null)]
    public void Notation_IsRead(string text, string? expected) => Assert.Equal(expected, LearnFrom.TryParse(text)?.ToString());

    private static LearntGroup Group(string build, params double[] means) =>
        new(build, new DateTimeOffset(2026, 1, 1, 0, 0, 0, TimeSpan.Zero), [.. means.Select(static mean => Run(mean * 0.5, mean * 1.5))]);

    internal static RunResult Run(params double[] times) => new()
    {
        Position = 1,
        Nanoseconds = times,
        Flags = [.. times.Select(static _ => IterationFlags.None)],
        Operations = 1,
        Overhead = 0,
        AllocatedBytes = double.NaN,
        WarmUpMilliseconds = 0,
        MeasuringMilliseconds = 0,
        LaunchMilliseconds = 0,
        WarmUpCapped = false,
        Collector = string.Empty,
    };

    private static Experiment Experiment() => new((a, b, mean) => mean(a) < mean(b)) { Options = new ExperimentOptions { Runs = 5 } };

    private Experiment Learning(Experiment experiment, int? runs = null)
    {
        experiment.Options = experiment.Options with
        {
            Interpretation = new NonParametric(), Learn = LearnFrom.Results(Results), Runs = runs,
        };
        return experiment;
    }

    private ExperimentResult Measure(Experiment experiment, double a, double b) =>
        Measure(experiment, new RecordedRuns(("a", a), ("b", b)) { Spread = Spread });

    private static ExperimentResult Measure(Experiment experiment, double a, double b, string? results)
    {
        experiment.Options = experiment.Options with { Results = results };
        return Evaluate(experiment, new RecordedRuns(("a", a), ("b", b)));
    }

    private ExperimentResult Measure(Experiment experiment, RecordedRuns runs)
    {
        experiment.Options = experiment.Options with { Results = Results };
        return Evaluate(experiment, runs);
    }

    private static ExperimentResult Evaluate(Experiment experiment, RecordedRuns runs)
    {
        experiment.Options = experiment.Options with { Seed = 1 };
        foreach (var operand in experiment.Operands)
            experiment[operand] = Work.Of(1);
        return new ExperimentRun(experiment, isolate: false, context: null, runs).Evaluate();
    }
}
