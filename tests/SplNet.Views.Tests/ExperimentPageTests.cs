using System.Text;
using System.Text.Json.Nodes;
using System.Xml;
using System.Xml.Linq;
using SplNet.Views.Markup;
using SplNet.Views.Pages;
using SplNet.Views.Reading;

namespace SplNet.Views.Tests;

public class ExperimentPageTests
{
    private const string Hostile = "<script>alert('ä\"&</style>\u0001\u2028𝔘";

    [Fact]
    public void Document_ShowsVerdictClaimAndInterval()
    {
        var page = Parsed(Documents.Measured);
        Assert.Equal("Fail", page.Descendants("p").First(static p => (string?)p.Attribute("class") == "verdict").Value);
        Assert.Equal("mean(bubble) < mean(insertion)", page.Descendants("h1").Single().Value);
        Assert.Equal(
            "Ratio 3.046, interval 2.68 to 5.605 (99.8 % confidence)",
            page.Descendants("p").First(static p => (string?)p.Attribute("class") == "effect").Value);
    }

    [Fact]
    public void Comparison_StartsWithItsOutcomeRatherThanTheClaim()
    {
        var page = Parsed(Documents.Measured, new PageHeading("improvement", IsGrave: false, "bubble at v2 against v1"));
        Assert.Equal(
            ("improvement", "bubble at v2 against v1", "pass"), (
                page.Descendants("p").First(static p => (string?)p.Attribute("class") == "verdict").Value,
                page.Descendants("h1").Single().Value,
                (string?)page.Descendants("body").Single().Attribute("class")));
        Assert.Equal("improvement: bubble at v2 against v1", page.Descendants("title").First().Value);
        Assert.DoesNotContain("Fail", page.Descendants("header").Single().Value, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("short", "short")]
    [InlineData("mean(Words.Counter.Count('the quick brown fox')@v2)", "mean(Wor…fox')@v2)")]
    public void LongName_KeepsItsEndWithTheRevision(string name, string shown) =>
        Assert.Equal(shown.Replace("'", "&#39;", StringComparison.Ordinal), Escaped.Middle(name, 18));

    [Fact]
    public void Conditions_HaveFourSignificantDigits()
    {
        var document = JsonNode.Parse(Documents.Measured)!;
        var result = document["result"] ?? document;
        (result["alpha"], result["seconds"]) = (0.0022500000000000003, 7.3069785);
        var cells = Parsed(document.ToJsonString()).Descendants("td").Select(static cell => cell.Value).ToList();
        Assert.Contains("0.00225", cells);
        Assert.Contains("7.307", cells);
    }

    // A name that turns the order of signs would turn that of the line it stands in, and show what it is not.
    [Theory]
    [InlineData("fast\u202Etsol", "fast\uFFFDtsol")]
    [InlineData("\u2066fast\u2069 \u202Aslow\u202C", "\uFFFDfast\uFFFD \uFFFDslow\uFFFD")]
    [InlineData("שלום fast", "שלום fast")]
    public void BidirectionalControlCharacters_AreShownAsUnknown(string name, string shown) => Assert.Equal(shown, Escaped.Of(name));

    [Fact]
    public void Processes_MatchTheDocument()
    {
        var table = Parsed(Documents.Measured).Descendants("table").Single(static table => table.Element("caption")!.Value == "Processes");
        var rows = table.Element("tbody")!.Elements("tr")
            .Select(static row => string.Join('|', row.Elements().Select(static cell => cell.Value)));
        var expected = ReadExperiment.Read(Documents.Measured).Operands.SelectMany(static operand => operand.Runs.Select((run, block) =>
            $"{operand.Name}|{block + 1}|{Figures.In("Nanoseconds", run.Nanoseconds.Sum() / run.Nanoseconds.Count)}|" +
            $"{run.Nanoseconds.Count}|{run.Flags.Count(static flag => flag != "None")}"));
        Assert.Equal(expected, rows);
    }

    [Fact]
    public void Analyses_AreDrawnWithTheNumbersOfTheDocument()
    {
        var page = Parsed(Documents.WithAnalyses());
        var table = page.Descendants("table").Single(static table => table.Element("caption")!.Value == "Interim analyses");
        var rows = table.Element("tbody")!.Elements("tr")
            .Select(static row => string.Join('|', row.Elements().Skip(1).Select(static cell => cell.Value)));
        Assert.Equal(["3|2.5 (not known to ∞)|0.01|0.002|Unknown", "5|3.046 (2.68 to 5.605)|0.0001|0.004|False"], rows);
        Assert.Contains("3 blocks do not decide it; the next analysis is at 5.", table.Value, StringComparison.Ordinal);
        var picture = page.Descendants("svg").Single(static svg => (string?)svg.Element("title")!.Attribute("id") == "looks-t");
        Assert.Equal(["3 blocks", "5 blocks"], picture.Elements("text").Select(static text => text.Value)
            .Where(static text => text.EndsWith("blocks", StringComparison.Ordinal)));
        Assert.DoesNotContain("NaN", picture.ToString(), StringComparison.Ordinal);
        Assert.DoesNotContain("∞", picture.ToString(), StringComparison.Ordinal);
    }

    // Documents of an earlier SplNet have none.
    [Fact]
    public void DocumentWithoutAnalyses_HasNoAnalysisSection() =>
        Assert.DoesNotContain(Parsed(Documents.Measured).Descendants("h2"), static title => title.Value == "Interim analyses");

    [Fact]
    public void ManyComparisonsWithAnalyses_FitAndReportOmissions()
    {
        var page = ExperimentPage.Of(Documents.WithAnalyses(static document =>
        {
            var comparison = document["comparisons"]![0]!;
            document["comparisons"] = new JsonArray([.. Enumerable.Range(0, 300).Select(_ => comparison.DeepClone())]);
        }));
        Assert.InRange(Encoding.UTF8.GetByteCount(page), 1000, ExperimentPage.Most);
        Assert.Contains(" of 600 analyses are shown", page, StringComparison.Ordinal);
    }

    [Fact]
    public void Page_HasAPictureForEachQuestion() =>
        Assert.Equal(
            ["runs-t", "density-t", "iterations-0-t", "iterations-1-t"],
            Parsed(Documents.Measured).Descendants("svg").Select(static svg => (string?)svg.Element("title")!.Attribute("id")));

    [Theory]
    [InlineData("None", "", "", "")]
    [InlineData("Collection", "m0-4l4 7h-8z", "", "")]
    [InlineData("Compilation", "", "m-3-3h6v6h-6z", "")]
    [InlineData("Interrupted", "", "", "m-3-3l6 6m0-6l-6 6")]
    [InlineData("Collection, Interrupted", "m0-4l4 7h-8z", "", "m-3-3l6 6m0-6l-6 6")]
    public void DisturbedIteration_HasTheShapesOfItsDisturbances(string flags, params string[] shapes)
    {
        var page = Parsed(Documents.With(document =>
        {
            foreach (var run in document["operands"]!.AsArray().SelectMany(static operand => operand!["runs"]!.AsArray()))
                run!["flags"] = new JsonArray([.. run["nanoseconds"]!.AsArray().Select(_ => (JsonNode)flags)]);
        }));
        var drawn = page.Descendants("path").Where(static path => (string?)path.Attribute("class") == "flag").Take(3)
            .Select(static path => (string)path.Attribute("d")!).ToArray();
        Assert.All(drawn.Zip(shapes), static pair => Assert.EndsWith(pair.Second, pair.First, StringComparison.Ordinal));
        Assert.Equal(shapes.Select(static shape => shape.Length > 0), drawn.Select(static shape => shape.Length > 0));
    }

    [Fact]
    public void HostileTexts_AreEscaped()
    {
        var page = Parsed(Documents.With(static document =>
        {
            document["formula"] = Hostile;
            document["name"] = Hostile;
            document["repeat"] = Hostile;
            document["notes"] = new JsonArray(Hostile);
            document["operands"]![0]!["name"] = Hostile;
        }));
        Assert.Empty(page.Descendants("script"));
        Assert.Single(page.Descendants("style"));
        Assert.Equal(Hostile.Replace('\u0001', '\uFFFD'), page.Descendants("h1").Single().Value);
    }

    [Fact]
    public void Page_NamesNoAddress()
    {
        var page = Parsed(Documents.Measured);
        Assert.DoesNotContain(page.Descendants().Attributes(), static attribute =>
            attribute.Name.LocalName is "src" or "href" or "style" || attribute.Name.LocalName.StartsWith("on", StringComparison.Ordinal));
        Assert.DoesNotContain("url(", page.Descendants("style").Single().Value, StringComparison.Ordinal);
        Assert.DoesNotContain("://", ExperimentPage.Of(Documents.Measured), StringComparison.Ordinal);
    }

    [Fact]
    public void Policy_AllowsExactlyTheStyleOfThePage()
    {
        var page = Parsed(Documents.Measured);
        var hash = Convert.ToBase64String(
            System.Security.Cryptography.SHA256.HashData(Encoding.UTF8.GetBytes(page.Descendants("style").Single().Value)));
        var policy = (string?)page.Descendants("meta").Single(static meta => meta.Attribute("http-equiv") is not null).Attribute("content");
        Assert.StartsWith($"default-src 'none'; style-src 'sha256-{hash}';", policy, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(20, 50, 10)]
    [InlineData(2000, 20, 1000)]
    [InlineData(3, 40000, 1000)]
    public void LargeDocument_FitsAndReportsOmissions(int runs, int iterations, int nameLength)
    {
        var page = ExperimentPage.Of(Documents.With(document =>
        {
            foreach (var operand in document["operands"]!.AsArray())
            {
                operand!["name"] = new string('"', nameLength);
                operand["runs"] = new JsonArray([.. Enumerable.Range(0, runs).Select(run => (JsonNode)new JsonObject
                {
                    ["nanoseconds"] = new JsonArray(
                        [.. Enumerable.Range(0, iterations).Select(at => (JsonNode)(1000.0 + ((at * 7919) % 101) + run))]),
                    ["flags"] = new JsonArray([.. Enumerable.Range(0, iterations)
                        .Select(static at => (JsonNode)(at % 9 == 0 ? "Collection, Interrupted" : "None"))]),
                })]);
            }
        }));
        Assert.InRange(Encoding.UTF8.GetByteCount(page), 1000, ExperimentPage.Most);
        Assert.Equal(runs * iterations > 1200, page.Contains("iterations is drawn, to keep the page small", StringComparison.Ordinal));
        Assert.Equal(runs > 120, page.Contains("blocks are drawn", StringComparison.Ordinal));
    }

    [Fact]
    public void Invalid_ShowsProblemsWithoutNumbers()
    {
        var page = Parsed("""{ "formula": "mean(a) < mean(b)", "verdict": "Invalid", "problems": ["b is not bound.", "a throws."] }""");
        Assert.Equal(["b is not bound.", "a throws."], page.Descendants("li").Select(static item => item.Value));
        Assert.Empty(page.Descendants("svg"));
        Assert.Empty(page.Descendants("table"));
    }

    [Fact]
    public void MissingBounds_AreReported()
    {
        var page = Parsed(Documents.With(static document =>
        {
            document["comparisons"]![0]!["interval"]!["upper"] = "Infinity";
            document["comparisons"]![0]!["evidence"]!["effect"] = "NaN";
        }));
        Assert.StartsWith(
            "Ratio not known, interval 2.68 to ∞",
            page.Descendants("p").First(static p => (string?)p.Attribute("class") == "effect").Value,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Bytes_AreExactWithoutPicturesOfTimes()
    {
        var page = Parsed(Documents.With(static document =>
        {
            document["comparisons"]![0]!["unit"] = "Bytes";
            foreach (var run in document["operands"]!.AsArray().SelectMany(static operand => operand!["runs"]!.AsArray()))
                run!["allocatedBytes"] = 1234567;
        }));
        Assert.Contains(page.Descendants("td"), static cell => cell.Value == "1,234,567 B");
        Assert.Equal("runs-t", (string?)Assert.Single(page.Descendants("svg")).Element("title")!.Attribute("id"));
    }

    [Fact]
    public void Envelope_AddsCommitAndSource()
    {
        var page = Parsed(new JsonObject
        {
            ["source"] = "Tests.Sorting",
            ["commit"] = new JsonObject { ["id"] = "3f2a91c" },
            ["result"] = JsonNode.Parse(Documents.Measured),
        }.ToJsonString());
        Assert.Contains(page.Descendants("td"), static cell => cell.Value == "3f2a91c");
        Assert.Contains(page.Descendants("td"), static cell => cell.Value == "Tests.Sorting");
    }

    // Pages are well-formed XML too, so that a parser finds what a browser would forgive.
    private static XElement Parsed(string json, PageHeading? heading = null)
    {
        using var reader = XmlReader.Create(
            new StringReader(ExperimentPage.Of(json, heading)), new XmlReaderSettings { DtdProcessing = DtdProcessing.Ignore });
        return XElement.Load(reader);
    }
}
