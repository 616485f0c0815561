using System.Text.Json.Nodes;
using System.Xml.Linq;
using SplNet.Mutations.Results;
using SplNet.Tests.Shared;
using SplNet.Tool.Mutating;
using SplNet.Tool.Mutating.Reporting;
using SplNet.Tool.Views;
using SplNet.Views.Mutations;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Tests.Mutating.Reporting;

/// <summary>How a run is told.</summary>
public sealed class RunReportTests : IDisposable
{
    private static readonly MutationResults Run = MutationSamples.Run(
        MutationSamples.Mutant("CAP-1", MutationSamples.Pair("a", 1.3, 0.001)),
        MutationSamples.Mutant("CAP-2", MutationSamples.Pair("a", 1.02, 0.9)),
        MutationSamples.Mutant("CAP-3", MutationSamples.Pair("a", 1, 0.9, isNoisy: true)),
        MutationSamples.Mutant("CAP-4", MutationSamples.Counted("a")), MutationSamples.Mutant("CAP-5"));

    private readonly string _folder = OwnedFolder.Create("splnet-mutate-");

    [Fact]
    public void Sentence_CountsDecidedMutantsAndListsOthersSeparately() =>
        Assert.Equal(
            "The tests show 1 of 2 decided mutants to be slower by more than 5 %, 50 %; 1 is inconclusive; " +
            "1 was not measured (and 0 of 1 identity controls, which must not happen)",
            CertaintyReport.Sentence(Run));

    [Fact]
    public void RunWithoutADecidedMutant_SaysSo() =>
        Assert.StartsWith(
            "No mutant was decided; 1 is inconclusive (",
            CertaintyReport.Sentence(
                MutationSamples.Run(MutationSamples.Mutant("CAP-1", MutationSamples.Pair("a", 1, 0.9, isNoisy: true)))),
            StringComparison.Ordinal);

    [Fact]
    public void Notes_ReportTheWaitAndTheNumberOfArtificialMutants()
    {
        var mutant = MutationSamples.Mutant("HWO-1", MutationSamples.Pair("a", 1.3, 0.001));
        var run = MutationSamples.Run(MutationSamples.Mutant("CAP-1", MutationSamples.Pair("a", 1.3, 0.001)), mutant with
        {
            Mutant = mutant.Mutant with { Operator = "HWO" },
        }) with { Times = new StepTimes(1, 2, 3, 80, 20) { Waited = 12 } };

        var notes = RunReport.Of(run).Notes;

        Assert.Contains(
            "measuring mutants 80 s, controls 20 s (20 % of the measuring). It also waited 12 s for other experiments",
            notes[0],
            StringComparison.Ordinal);
        Assert.Equal("1 of 2 mutants is artificial (HWO); they are measured after those that resemble real changes.", notes[1]);
    }

    [Fact]
    public void Certainty_ReportsTheBoundOfControlsAndUndetectableSlowdowns()
    {
        var lines = CertaintyReport.Of(Run);
        Assert.Equal(
            "Identity mutants (the same code compiled again): 0 of 1 killed at 5 %; " +
            "at most 98 % of unchanged tests would be reported as slower here (95 % confidence).",
            lines[0]);
        Assert.Contains("counts them as not noticed", lines[1], StringComparison.Ordinal);
        Assert.Contains("between 25 % and 50 %", lines[2], StringComparison.Ordinal);
    }

    [Fact]
    public void Advice_StartsWithASurvivor() =>
        Assert.StartsWith("Start with CAP-2 in Cache.cs, line 2", CertaintyReport.Advice(Run)[0], StringComparison.Ordinal);

    [Fact]
    public void RunWithoutControls_SaysThatCertaintyIsUnknown() =>
        Assert.Contains(
            "No controls were measured",
            CertaintyReport.Of(Run with { Scores = Run.Scores with { Controls = [] } })[0],
            StringComparison.Ordinal);

    [Fact]
    public void MutantsThatDoNotCompile_AreCountedByReasonInAllForms()
    {
        static MutantResult Broken(string id, string reason) =>
            MutationSamples.Mutant(id) with { Status = MutantStatus.CompileError, Reason = reason };

        var run = MutationSamples.Run(
            MutationSamples.Mutant("CAP-1", MutationSamples.Pair("a", 1.3, 0.001)),
            Broken("CAP-2", "Cache.cs(2,1): error CS0103: No such name."),
            Broken("CAP-3", "Generated.cs(9,1): error CS9234: Cannot intercept.\nmore"),
            Broken("CAP-4", "Generated.cs(8,1): error CS9234: Cannot intercept."), Broken("CAP-5", "The text reads as something else."));
        Assert.Equal(
            ["CS9234 2 CAP-3", "CS0103 1 CAP-2", "The text reads as something else. 1 CAP-5"],
            run.CompileErrors.Select(static one => $"{one.Reason} {one.Mutants} {one.First}"));
        var document = RunReport.Of(run);
        string[] said =
        [
            "Not in the score: 2 mutants that do not compile, such as CAP-3. Generated.cs(9,1): error CS9234: Cannot intercept.",
            "Not in the score: 1 mutant that does not compile, such as CAP-2. Cache.cs(2,1): error CS0103: No such name.",
            "Not in the score: 1 mutant that does not compile, such as CAP-5. The text reads as something else.",
        ];
        Assert.Equal(said, document.Certainty.Where(static line => line.Contains("Not in the score", StringComparison.Ordinal)));
        var elements = JsonNode.Parse(ElementsReport.Write(document))!["files"]!["Cache.cs"]!["mutants"]!.AsArray();
        Assert.Equal(
            "CompileError does not compile: The text reads as something else.", $"{elements[4]!["status"]} {elements[4]!["statusReason"]}");
        Assert.Equal(3, JsonNode.Parse(MutationJson.Write(run))!["compileErrors"]!.AsArray().Count);
    }

    [Fact]
    public void TestThatCannotRun_IsReported()
    {
        var run = MutationSamples.Run(MutationSamples.Mutant("CAP-1", MutationSamples.Pair("a", 1.3, 0.001)));
        run = run with { Tests = [.. run.Tests, new SuiteTest { Name = "Gone.Method", Suites = [], Problem = "perf.spl(1,1): error" }] };
        Assert.Equal(ExitCode.NotMeasured, MutateEnd.Of(run, null));
        Assert.Contains("Gone.Method tests nothing: perf.spl(1,1): error", RunReport.Of(run).Notes);
    }

    // As the package mutation-testing-metrics computes it: docs/mutation.md.
    [Fact]
    public void ScoreOfCoveredCode_IsTheSameInViewers()
    {
        static double ScoreInViewers(MutationResults run)
        {
            var statuses = RunReport.Of(run).Files.SelectMany(static file => file.Mutants).Select(static mutant => mutant.ElementsStatus)
                .ToList();
            var (detected, undetected) = (
                statuses.Count(static status => status is "Killed" or "Timeout"), statuses.Count(static status => status == "Survived"));
            return (double)detected / (detected + undetected);
        }

        MutantResult[] counting =
        [
            MutationSamples.Mutant("CAP-1", MutationSamples.Pair("a", 1.3, 0.001)),
            MutationSamples.Mutant("CAP-2", MutationSamples.Pair("a", 1.02, 0.9)),
            MutationSamples.Mutant("CAP-3", MutationSamples.Pair("a", 1, 0.9, isNoisy: true)),
        ];
        Assert.Equal(1.0 / 3, ScoreInViewers(MutationSamples.Run(counting)), 12);
        foreach (var status in Enum.GetValues<MutantStatus>())
        {
            var run = MutationSamples.Run([.. counting, MutationSamples.Mutant("CAP-4") with
            {
                Status = status,
                Pairs = status is MutantStatus.Killed or MutantStatus.Survived or MutantStatus.Inconclusive or MutantStatus.NotMeasured
                    ? [MutationSamples.Counted("a")]
                    : [],
            }]);
            Assert.Equal(run.Scores.Total[0].Adjusted!.Value, ScoreInViewers(run), 12);
        }
    }

    [Fact]
    public void Files_AreWrittenAsRequested()
    {
        File.WriteAllText(Path.Combine(_folder, "Cache.cs"), "class Cache\nnew\n");
        var views = new MutateViews
        {
            Common = new RequestedViews
            {
                Json = In("all.json"),
                Markdown = In("pr.md"),
                JUnit = In("junit.xml"),
                Sarif = In("survivors.sarif"),
                Html = In("pages"),
                Annotations = AnnotationServer.GitHub,
            },
            Elements = In("elements.json"),
            Tables = In("tables.md"),
        };
        var run = Run with { Folder = _folder };
        Assert.Empty(views.Problems());
        using var printed = new StringWriter();
        Assert.Empty(MutateFiles.Write(run, RunReport.Of(run), views, DateTimeOffset.UnixEpoch, printed));

        Assert.Equal("Killed", JsonNode.Parse(File.ReadAllText(views.Common.Json!))!["mutants"]![0]!["status"]!.GetValue<string>());
        Assert.Contains("| CAP-2 |", File.ReadAllText(views.Common.Markdown!), StringComparison.Ordinal);
        var tests = XDocument.Load(views.Common.JUnit!).Descendants("testcase").ToList();
        Assert.Equal(
            ["CAP-2", "CAP-3", "CAP-4", "CAP-1"],
            tests.Select(static test => test.Attribute("name")!.Value.Split(':')[0]));
        Assert.Empty(tests.Elements("failure"));
        Assert.Equal(
            "Cache.cs",
            JsonNode.Parse(File.ReadAllText(views.Common.Sarif!))!["runs"]![0]!["results"]![0]!["locations"]![0]!["physicalLocation"]![
                "artifactLocation"]!["uri"]!.GetValue<string>().Split('/')[^1]);
        var statuses = JsonNode.Parse(File.ReadAllText(views.Elements!))!["files"]!["Cache.cs"]!["mutants"]!.AsArray()
            .Select(static mutant => mutant!["status"]!.GetValue<string>());
        Assert.Equal(["Killed", "Survived", "Survived", "Pending", "NoCoverage"], statuses);
        Assert.Contains("Table 7", File.ReadAllText(views.Tables!), StringComparison.Ordinal);
        Assert.Equal(
            ["001-cache-cs.html", "index.html"],
            Directory.EnumerateFiles(In("pages")).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.Contains("<mark>new</mark>", File.ReadAllText(Path.Combine(In("pages"), "001-cache-cs.html")), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData((int)ExitCode.Ok, 0)]
    [InlineData((int)ExitCode.Fail, 1)]
    public void Survivors_AreFailuresOnlyBelowTheLimit(int exitCode, int failures) => Assert.Equal(
        failures,
        MutatePipeline.Results(Run with { ExitCode = exitCode, Folder = _folder })
            .Count(static result => result.Outcome == PipelineOutcome.Violated));

    [Fact]
    public void FileThatCannotBeWritten_IsReportedFirst() =>
        Assert.Contains(
            "does not exist",
            new MutateViews { Common = new RequestedViews { Json = In("gone/all.json") } }.Problems()[0],
            StringComparison.Ordinal);

    public void Dispose() => OwnedFolder.Delete(_folder);

    private string In(string name) => Path.Combine(_folder, name);
}
