using System.Text.Json;
using SplNet.Evaluation;
using SplNet.Tests.Processes;
using SplNet.Values.Runtimes;

namespace SplNet.Tests.Evaluation.Artifacts;

/// <summary>Reports by BenchmarkDotNet's exporters.</summary>
public class ArtifactTests
{
    private const string Name = "SplNet.Tests";

    /// <summary>Skips these tests where the runtime has no SDK.</summary>
    public ArtifactTests() => Assert.SkipUnless(SdkRoslyn.Offer() is null, "There is no Roslyn on this side.");

    [Theory]
    [InlineData("")]
    [InlineData("tr-TR")]
    [InlineData("de-DE")]
    public void Reports_HaveOperandsAsBenchmarksAndRunsAsLaunches(string culture)
    {
        using var other = new Results.Reports.Culture(culture);
        using var folder = new TemporaryFolder();
        var result = Evaluate(Path.Combine(folder.Location, "new", "folder"));
        Assert.True(result.Passed, result.ToString());
        var written = Path.Combine(folder.Location, "new", "folder", Name + "-1", Name);
        Assert.Contains("| a ", File.ReadAllText(written + "-report-github.md"), StringComparison.Ordinal);
        Assert.Contains("200", File.ReadAllText(written + "-report.csv"), StringComparison.Ordinal);
        Assert.NotEmpty(File.ReadAllLines(written + "-measurements.csv"));
        using var json = JsonDocument.Parse(File.ReadAllText(written + "-report-full.json"));
        var benchmarks = json.RootElement.GetProperty("Benchmarks").EnumerateArray().ToList();
        Assert.Equal(
            ["a", "b"],
            benchmarks.Select(static benchmark => benchmark.GetProperty("MethodTitle").GetString()).Order(StringComparer.Ordinal));
        Assert.All(result.Operands, operand => Assert.Equal(
            operand.Runs.SelectMany((run, launch) => run.Nanoseconds.Select(value => (launch + 1, Math.Round(value, 1)))),
            Measurements(benchmarks.Single(benchmark => benchmark.GetProperty("MethodTitle").GetString() == operand.Name))));
        Assert.All(benchmarks, static benchmark =>
            Assert.Equal(24, benchmark.GetProperty("Memory").GetProperty("BytesAllocatedPerOperation").GetInt64()));
    }

    [Fact]
    public void EachEvaluation_GetsASeparateFolder()
    {
        using var folder = new TemporaryFolder();
        Evaluate(folder.Location);
        Evaluate(folder.Location);
        Assert.Equal([Name + "-1", Name + "-2"], folder.Files().Select(Path.GetFileName).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void FolderThatCannotBeCreated_IsNotedAndTheVerdictIsKept()
    {
        using var folder = new TemporaryFolder();
        var file = Path.Combine(folder.Location, "file");
        File.WriteAllText(file, "not a folder");
        var result = Evaluate(Path.Combine(file, "artifacts"));
        Assert.True(result.Passed, result.ToString());
        Assert.StartsWith(
            $"Artifacts cannot be written to {Path.Combine(file, "artifacts")}: ",
            Assert.Single(result.Notes, static note => note.Contains("artifacts", StringComparison.Ordinal)),
            StringComparison.Ordinal);
        Assert.Equal([file], folder.Files());
    }

    [Fact]
    public void NothingMeasured_WritesNothing()
    {
        using var folder = new TemporaryFolder();
        var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds())
        {
            Options = ExperimentOptions.Default with { Artifacts = folder.Location },
            ["a"] = Operand.Of(static () => throw new NotSupportedException("on purpose")),
        };
        Assert.Equal(Verdict.Invalid, new ExperimentRun(experiment, isolate: false, context: null).Evaluate().Verdict);
        Assert.Empty(folder.Files());
    }

    private static IEnumerable<(int Launch, double Nanoseconds)> Measurements(JsonElement benchmark) =>
        benchmark.GetProperty("Measurements").EnumerateArray()
            .Where(static measurement => measurement.GetProperty("IterationStage").GetString() == "Result")
            .Select(static measurement => (
                measurement.GetProperty("LaunchIndex").GetInt32(),
                Math.Round(measurement.GetProperty("Nanoseconds").GetDouble() / measurement.GetProperty("Operations").GetInt32(), 1)));

    private static ExperimentResult Evaluate(string artifacts)
    {
        var experiment = new Experiment((a, b, mean, allocated) => mean(a) < mean(b) & allocated(a) <= allocated(b))
        {
            Options = ExperimentOptions.Default with { Artifacts = artifacts },
            ["a"] = Work.Of(1),
            ["b"] = Work.Of(1),
        };
        return new ExperimentRun(
            experiment, isolate: false, context: null, new RecordedRuns(("a", 100), ("b", 200)) { Metric = static (_, _) => 24 })
            .Evaluate();
    }
}
