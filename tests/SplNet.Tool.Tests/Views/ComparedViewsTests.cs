using System.Text;
using System.Text.Json.Nodes;
using System.Xml.Linq;
using SplNet.Tests.Shared;
using SplNet.Tool.Comparing;
using SplNet.Tool.Tests.Comparing;
using SplNet.Tool.Views;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Tests.Views;

/// <summary>A comparison in every form in which it can be had.</summary>
public sealed class ComparedViewsTests : IDisposable
{
    private static readonly CompareDocument Sample = Compared.Document(
        [
            Compared.Different("slower", 1.5, 1e-6), Compared.Different("faster", 0.4, 1e-6), Compared.Same("same"), Compared.Open("open"),
            Compared.Bytes("same", 0, 24), Compared.Invalid("broken", "it threw\nat A.B"),
        ],
        new UnreadableRequirement("half", ["perf.spl(1,9): error SPL1008"]) { Place = new SourcePlace("perf.spl", 1, 9) });

    private readonly string _folder = OwnedFolder.Create("splnet-views-");

    [Fact]
    public void EveryFormat_IsWrittenCompletely()
    {
        var requested = new RequestedViews
        {
            Json = PathOf("a.json"), Markdown = PathOf("a.md"), Comment = PathOf("comment.md"), JUnit = PathOf("a.xml"),
            Sarif = PathOf("a.sarif"), Summary = PathOf("summary.md"), Annotations = AnnotationServer.GitHub,
        };
        using var output = new StringWriter();

        Assert.Empty(requested.Problems());
        Assert.Empty(Views(Sample).Write(requested, output));

        Assert.Equal(
            ["a.json", "a.md", "a.sarif", "a.xml", "comment.md", "summary.md"],
            Directory.EnumerateFiles(_folder).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.Equal(7, JsonNode.Parse(Read("a.json"))!["comparisons"]!.AsArray().Count);
        Assert.Equal(
            [
                "schemaVersion", "tool", "exitCode", "shard", "base", "revisions", "areRuntimes", "alpha", "resolution", "tolerance",
                "unitTests", "comparisons", "changedCode", "notReached",
            ],
            JsonNode.Parse(Read("a.json"))!.AsObject().Select(static member => member.Key));
        Assert.Equal(
            "half: perf.spl(1,9): error SPL1008",
            (string?)JsonNode.Parse(Read("a.sarif"))!["runs"]![0]!["results"]!.AsArray().Single()!["message"]!["text"]);
        Assert.Contains(
            $"{PathOf("a.sarif")} leaves out 4 results without a known place in the sources: slower, allocated(same), broken, ….",
            output.ToString(),
            StringComparison.Ordinal);
        var suite = XDocument.Parse(Read("a.xml")).Root!.Element("testsuite")!;
        Assert.Equal(
            ("splnet compare", 7, 2, 2, 1), (
                (string?)suite.Attribute("name"), (int?)suite.Attribute("tests"), (int?)suite.Attribute("failures"),
                (int?)suite.Attribute("errors"), (int?)suite.Attribute("skipped")));
        Assert.DoesNotMatch("FAIL|PASS|INCONCLUSIVE", suite.Value); // verdicts on claims that nobody has made
        Assert.Equal(Read("a.md"), Read("summary.md"));
        Assert.Equal(Read("a.md") + "\n<!-- splnet compare -->\n", Read("comment.md"));
    }

    [Fact]
    public void Annotations_HaveNameRatioAndLocation()
    {
        using var output = new StringWriter();

        Views(Sample).Write(new RequestedViews { Annotations = AnnotationServer.GitHub }, output);

        Assert.Equal(
            [
                "::error title=slower::regression, ratio 1.5 [1.47 .. 1.53]; 2 µs at v1.2 and 3 µs at HEAD; adjusted p = 4.4e-6",
                "::error title=allocated(same)::regression, ratio +24 B; 0 B at v1.2 and 24 B at HEAD; exact",
                "::error title=broken::it threw%0Aat A.B",
                "::error file=perf.spl,line=1,col=9,title=half::perf.spl(1,9): error SPL1008",
                "::warning title=open::undecided, ratio 1.02 [1 .. " +
                "1.04]; 2 µs at v1.2 and 2.04 µs at HEAD; adjusted p = 1; neither shown nor excluded; could detect 3.1 %25 (90 %25 power)",
            ],
            output.ToString().Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
    }

    [Fact]
    public void CommentOnFiveHundredChanges_ShowsTheWorstAndFits()
    {
        var many = Compared.Document([
            .. Enumerable.Range(0, 480).Select(static index => Compared.Same($"Same.{new string('n', 300)}{index}()")),
            .. Enumerable.Range(0, 20).Select(static index => Compared.Different($"Worse{index}(\"<|`é🚀\")", 2, 1e-9))]);
        using var output = new StringWriter();

        Assert.Empty(Views(many).Write(new RequestedViews { Comment = PathOf("comment.md") }, output));

        var comment = Read("comment.md");
        Assert.InRange(Encoding.UTF8.GetByteCount(comment), 50_000, 60_000);
        Assert.StartsWith("**20 regressions, 0 improvements, 480 unchanged**", comment, StringComparison.Ordinal);
        Assert.All(Enumerable.Range(0, 20), index => Assert.Contains($"Worse{index}(", comment, StringComparison.Ordinal));
        Assert.Contains("more rows are left out here", comment, StringComparison.Ordinal);
        Assert.EndsWith("<!-- splnet compare -->\n", comment, StringComparison.Ordinal);
    }

    [Fact]
    public void StepSummary_IsAppendedAndStaysBelowItsLimit()
    {
        File.WriteAllText(PathOf("summary.md"), new string('x', SummaryFile.Longest - 700) + "\n");
        using var output = new StringWriter();

        Assert.Empty(Views(Sample).Write(new RequestedViews { Summary = PathOf("summary.md") }, output));

        Assert.StartsWith("xxx", Read("summary.md"), StringComparison.Ordinal);
        Assert.Contains("**2 regressions", Read("summary.md"), StringComparison.Ordinal);
        Assert.InRange(new FileInfo(PathOf("summary.md")).Length, SummaryFile.Longest - 700, SummaryFile.Longest);
    }

    [Fact]
    public void Pages_HaveOnePerMeasurementAndAnIndex()
    {
        var requested = new RequestedViews { Html = PathOf("new/pages") };
        using var output = new StringWriter();

        Assert.Empty(requested.Problems());
        Assert.Empty(Views(Sample).Write(requested, output));

        var index = XDocument.Parse(Read("new/pages/index.html").Replace("<!DOCTYPE html>", string.Empty, StringComparison.Ordinal));
        var links = index.Descendants("a").Select(static link => (string)link.Attribute("href")!).ToList();
        Assert.Equal(["001-slower.html", "003-broken.html", "005-open.html", "006-faster.html", "007-same.html"], links);
        Assert.Equal(
            [.. links, "index.html"], Directory.EnumerateFiles(PathOf("new/pages")).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.Equal(7, index.Descendants("tbody").Single().Elements("tr").Count());
        Assert.StartsWith("2 regressions, 1 improvement", index.Descendants("h1").Single().Value, StringComparison.Ordinal);
        Assert.Contains(
            "<p class=\"verdict\">improvement</p><h1>faster at HEAD against v1.2</h1>",
            Read("new/pages/006-faster.html"),
            StringComparison.Ordinal);
        Assert.Contains(
            "<body class=\"fail\"><header><p class=\"verdict\">regression</p>",
            Read("new/pages/001-slower.html"),
            StringComparison.Ordinal);
    }

    [Fact]
    public void FileThatCannotBeWritten_IsReportedBeforeMeasuring()
    {
        var problems = new RequestedViews { JUnit = PathOf("none/a.xml"), Summary = PathOf("none/summary.md"), Sarif = _folder }.Problems();

        Assert.Equal(3, problems.Count);
        Assert.All(problems, problem => Assert.Contains(_folder, problem, StringComparison.Ordinal));
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private static ResultViews Views(CompareDocument document) => new(
        "splnet compare", DateTimeOffset.UnixEpoch, () => SplNet.Tool.Reporting.DocumentJson.Write(document),
        () => CompareMarkdown.Page(document), () => ComparePipeline.Results(document), () => ComparePages.Files(document));

    private string PathOf(string name) => Path.Combine(_folder, name);

    private string Read(string name) => File.ReadAllText(PathOf(name));
}
