using System.Text;
using System.Xml;
using System.Xml.Linq;
using SplNet.Views.Histories;
using SplNet.Views.Markup;
using SplNet.Views.Pages;

namespace SplNet.Views.Tests.Histories;

public class HistoryPagesTests
{
    private const string Hostile = "<script>alert('ä\"&</style>\u0001\u2028𝔘";

    [Fact]
    public void FirstScreen_HasSentenceChangesAndAPictureForEachSeries()
    {
        var index = Index(Made.Series(1), Made.Changed(2));
        Assert.Equal("1 confirmed slower, 1 with no change known", index.Descendants("h1").Single().Value);
        Assert.Equal(
            ["confirmed slower", "1.051 (1.02 to 1.083)", "bbbb222222", "aaaa111111", "2026-01-02 12:00", string.Empty],
            index.Descendants("td").Select(static cell => cell.Value));
        Assert.Equal(2, index.Descendants("svg").Count());
    }

    // With an ellipsis behind eleven characters it was no commit to git.
    [Fact]
    public void Commits_AreShortenedAndCanBeCopied()
    {
        var (culprit, commit, baseline) = (new string('c', 40), new string('b', 40), new string('a', 40));
        var changed = Made.Changed(2) with
        {
            Changes =
            [
                Made.Change(4) with { Culprit = culprit, Commit = commit, Baseline = baseline },
                Made.Change(5) with { Commit = "v1", Baseline = string.Empty },
            ],
        };
        var cells = Index(changed).Descendants("td").Select(static cell => cell.Value).ToArray();
        Assert.Contains("cccccccccc measured at bbbbbbbbbb", cells);
        Assert.Contains("aaaaaaaaaa", cells);
        Assert.Contains("v1", cells);
    }

    [Fact]
    public void ChangedSeries_ComesFirstAndIsTheOnlyColouredOne()
    {
        var items = Index(Made.Series(1), Made.Changed(2)).Descendants("ul").Single().Elements("li").ToArray();
        Assert.Equal(
            ["Tests.Sorting: mean(op2)", "Tests.Sorting: mean(op1)"],
            items.Select(static item => item.Element("a")!.Element("span")!.Value));
        Assert.Equal(["trace fail", "trace plain"], items.Select(static item => (string?)item.Descendants("path")
            .First(static path => ((string)path.Attribute("class")!).StartsWith("trace", StringComparison.Ordinal)).Attribute("class")));
    }

    [Fact]
    public void SmallPictures_ShareTheirAxis()
    {
        var wide = Made.Series(2) with { Sessions = [Made.Session(0, 100), Made.Session(1, 100), Made.Session(2, 150)], Segments = [] };
        var pictures = Index(Made.Series(1), wide).Descendants("svg")
            .Select(static svg => string.Join(' ', svg.Elements("text").Select(static text => text.Value))).ToArray();
        Assert.Equal(pictures[0], pictures[1]);
        Assert.Contains("1.4", pictures[0], StringComparison.Ordinal);
    }

    [Fact]
    public void EveryLink_LeadsToAPageThatLinksBack()
    {
        var files = HistoryPages.Files(Document(Made.Changed(1), Made.Series(2))).ToDictionary(
            static file => file.Name, static file => Parsed(file.Content), StringComparer.OrdinalIgnoreCase);
        Assert.Equal(3, files.Count);
        Assert.All(Links(files["index.html"]), link => Assert.True(files.ContainsKey(link), link));
        Assert.Equal(2, Links(files["index.html"]).Distinct(StringComparer.Ordinal).Count());
        Assert.All(files.Where(static file => file.Key != "index.html"), static file => Assert.Equal(["index.html"], Links(file.Value)));
    }

    [Fact]
    public void Series_HasDotsForProcessesBarsForSessionsAndBandsForSegments()
    {
        var picture = Page(Made.Changed(1)).Descendants("svg").First();
        Assert.Equal(24, Path(picture, "dots s0").Split("h0").Length - 1);
        Assert.Equal(8, Path(picture, "bars").Count(static character => character == 'M'));
        Assert.Equal(2, picture.Elements("path").Count(static path => (string?)path.Attribute("class") == "band"));
        Assert.Equal(2, picture.Elements("path").Count(static path => (string?)path.Attribute("class") == "level"));
    }

    [Theory]
    [InlineData(ChangeMark.Slower, "change fail", "m0-5l5 9h-10z")]
    [InlineData(ChangeMark.Faster, "change pass", "m0 5l5-9h-10z")]
    [InlineData(ChangeMark.Open, "change inconclusive", "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z")]
    [InlineData(ChangeMark.Environment, "change invalid", "m0-5l5 5l-5 5l-5-5z")]
    [InlineData(ChangeMark.Accepted, "change plain", "m-4-4h8v8h-8z")]
    [InlineData(ChangeMark.NotShown, "change plain", "m-4-4l8 8m0-8l-8 8")]
    [InlineData(ChangeMark.Unconfirmed, "change plain", "m-5 0h10m-5-5v10")]
    public void Change_HasADistinctShape(object mark, string style, string shape)
    {
        var changed = Made.Series(1) with { Changes = [Made.Change(4) with { Mark = (ChangeMark)mark }] };
        var drawn = Page(changed).Descendants("path")
            .Single(static path => ((string)path.Attribute("class")!).StartsWith("change", StringComparison.Ordinal));
        Assert.Equal(style, (string?)drawn.Attribute("class"));
        Assert.EndsWith(shape, (string)drawn.Attribute("d")!, StringComparison.Ordinal);
    }

    [Fact]
    public void AnotherRuntime_IsMarkedAndListed()
    {
        var series = Made.Series(1);
        var page = Page(series with
        {
            Sessions =
            [
                .. series.Sessions.Select(static (session, index) => session with { Runtime = index < 5 ? ".NET 9.0.4" : ".NET 10.0.1" }),
            ],
        });
        Assert.Contains(page.Descendants("svg").First().Elements("text"), static text => text.Value == ".NET 10.0.1");
        var table = page.Descendants("table").Single(static table => table.Element("caption")!.Value == "Changes of the runtime");
        Assert.Equal(".NET 10.0.10000000005", table.Element("tbody")!.Value.Trim());
    }

    [Fact]
    public void BothEnds_HaveTheirDensityAndCommandsToCopy()
    {
        var page = Page(Made.Changed(1));
        Assert.Equal(
            ["sessions-t", "density-t"], page.Descendants("svg").Select(static svg => (string?)svg.Element("title")!.Attribute("id")));
        Assert.Equal(
            ["splnet compare aaaa111111 bbbb222222", "splnet bisect --good aaaa111111 --bad bbbb222222 --method \"Sort.Quick[<>]\""],
            page.Descendants("pre").Where(static pre => (string?)pre.Attribute("class") == "copy").Select(static pre => pre.Value));
    }

    [Fact]
    public void EndsWithoutIterations_HaveNoDensity()
    {
        var forgotten = Made.Changed(1);
        Assert.Single(Page(forgotten with { Ends = [.. forgotten.Ends.Select(static end => end with { Runs = [] })] }).Descendants("svg"));
    }

    [Fact]
    public void SeriesOfBytes_IsExactWithoutADensity()
    {
        var page = Page(Made.Changed(1) with { Unit = "Bytes", Sessions = [Made.Session(0, 1234567)], Segments = [] });
        Assert.Equal("1,234,567 B at 0000000000", page.Descendants("p").First(static p => (string?)p.Attribute("class") == "effect").Value);
        Assert.Single(page.Descendants("svg"));
    }

    [Fact]
    public void HostileTexts_AreEscaped()
    {
        var hostile = Made.Changed(1) with
        {
            Name = Hostile,
            Requirement = Hostile,
            Machine = Hostile,
            State = Hostile,
            Unit = Hostile,
            Sessions = [.. Enumerable.Range(0, 3).Select(static number =>
                Made.Session(number, 100) with { Revision = Hostile, Runtime = number + Hostile, Measured = Hostile })],
            Segments = [new HistorySegment(0, 2, 100, 1)],
            Changes = [Made.Change(1) with { Word = Hostile, Commit = Hostile, Baseline = Hostile, When = Hostile, Acceptance = Hostile }],
            Commands = [new HistoryCommand(Hostile, Hostile)],
        };
        foreach (var (name, content) in HistoryPages.Files(new HistoryDocument(Hostile, Hostile, [hostile])))
        {
            var page = Parsed(content);
            Assert.Empty(page.Descendants("script"));
            Assert.Single(page.Descendants("style"));
            Assert.Equal(Hostile.Replace('\u0001', '\uFFFD'), page.Descendants("h1").Single().Value);
            Assert.Matches("^[a-z0-9-]+[.]html$", name);
        }
    }

    [Fact]
    public void LongNames_AreCutAndHaveDistinctFiles()
    {
        var name = string.Concat(Enumerable.Repeat("𝔘", 500));
        var files = HistoryPages.Files(Document(Made.Series(1) with { Name = name }, Made.Series(2) with { Name = name })).ToList();
        Assert.Equal(3, files.Select(static file => file.Name).Distinct(StringComparer.OrdinalIgnoreCase).Count());
        Assert.All(files, static file => Assert.InRange(file.Name.Length, 1, 100));
        Assert.All(files, static file => Parsed(file.Content));
    }

    [Fact]
    public void StepFromZero_IsDrawnAtTheEndOfTheAxis()
    {
        var step = Made.Changed(1) with
        {
            Unit = "Bytes",
            Sessions = [Made.Session(0, 0), Made.Session(1, 0), Made.Session(2, 0), Made.Session(3, 0), Made.Session(4, 2640)],
            Segments = [],
            Changes = [Made.Change(4)],
            Ends = [],
        };
        var paths = Index(step).Descendants("li").Single().Descendants("path").Select(static path => (string)path.Attribute("d")!).ToList();
        Assert.Single(paths, static path => path.Count(static sign => sign == 'M') == 5); // a bar for each session
        Assert.Contains(
            paths, path => path.Contains($"{Figures.At(SmallPicture.Top)}V{Figures.At(SmallPicture.Top)}", StringComparison.Ordinal));
        Assert.Equal(
            2, Index(step).Descendants("li").Single().Descendants("path").Count(static path => (string?)path.Attribute("class") != "grid"));
    }

    [Fact]
    public void ValueThatIsNotANumber_IsReportedAndNotDrawn()
    {
        var odd = Made.Series(1) with
        {
            Sessions =
            [
                Made.Session(0, 100),
                Made.Session(1, double.NaN),
                Made.Session(2, double.PositiveInfinity),
                Made.Session(3, 101) with { Spread = double.NaN },
            ],
            Segments = [new HistorySegment(0, 3, double.NaN, double.NaN)],
            Changes =
            [
                Made.Change(1) with { Lower = double.NegativeInfinity, Upper = double.PositiveInfinity },
                Made.Change(2) with { Ratio = double.NaN, Lower = double.NaN, Upper = double.NaN },
                Made.Change(-1),
            ],
        };
        var (page, index) = (Page(odd), Index(odd));
        Assert.Contains(page.Descendants("td"), static cell => cell.Value == "1.051 (−∞ to ∞)");
        Assert.Contains(page.Descendants("td"), static cell => cell.Value == "not known");
        Assert.Contains(index.Descendants("td"), static cell => cell.Value == "–");
        Assert.All(page.Descendants("path").Concat(index.Descendants("path")), static path =>
            Assert.DoesNotMatch("NaN|∞|Infinity", (string)path.Attribute("d")!));
    }

    [Fact]
    public void SessionsWithoutAnyNumber_HaveNoPicture()
    {
        var page = Page(Made.Series(1) with { Sessions = [Made.Session(0, double.NaN)], Segments = [] });
        Assert.Empty(page.Descendants("svg"));
        Assert.Contains(page.Descendants("td"), static cell => cell.Value == "not known");
    }

    [Theory]
    [InlineData(0)]
    [InlineData(100)]
    public void SingleSession_IsDrawn(double value)
    {
        var single = Made.Series(1) with
        {
            Sessions = [Made.Session(0, value, processes: 1) with { Spread = 0 }],
            Segments = [new HistorySegment(0, 0, value, 0)],
        };
        Assert.Single(Page(single).Descendants("svg"));
        Assert.Single(Index(single).Descendants("svg"));
    }

    [Fact]
    public void ManySessions_FitAndReportOmissions()
    {
        const int Series = 20;
        var crowded = Enumerable.Range(0, Series).Select(static number => Made.Changed(number) with
        {
            Sessions =
            [
                .. Enumerable.Range(0, 1000).Select(static session => Made.Session(session, 100 + (session % 13), session > 900 ? 3 : 0)),
            ],
            Changes = [.. Enumerable.Range(0, 300).Select(static _ => Made.Change(900))],
        }).ToArray();
        var files = HistoryPages.Files(Document(crowded)).ToList();
        Assert.InRange(Encoding.UTF8.GetByteCount(files[^1].Content), 1000, 150_000 + (20_000 * Series));
        Assert.Contains("200 of 6000 changes are shown", files[^1].Content, StringComparison.Ordinal);
        Assert.All(files.SkipLast(1), static file => Assert.InRange(file.Content.Length, 1000, 150_000));
        Assert.Contains("120 of 1000 sessions are shown", files[0].Content, StringComparison.Ordinal);
        Assert.Contains("dots for 99 of 1000 sessions", files[0].Content, StringComparison.Ordinal);
    }

    [Fact]
    public void Pages_HaveNoScriptOrAddressAndAllowOnlyTheirStyle()
    {
        foreach (var (_, content) in HistoryPages.Files(Document(Made.Changed(1), Made.Series(2))))
        {
            var page = Parsed(content);
            Assert.DoesNotContain("://", content, StringComparison.Ordinal);
            Assert.DoesNotContain(page.Descendants().Attributes(), static attribute =>
                attribute.Name.LocalName is "src" or "style" || attribute.Name.LocalName.StartsWith("on", StringComparison.Ordinal));
            Assert.Equal(
                Stylesheet.Policy,
                (string?)page.Descendants("meta").Single(static meta => meta.Attribute("http-equiv") is not null).Attribute("content"));
        }
    }

    private static HistoryDocument Document(params HistorySeries[] series) =>
        new("history.db", "1 confirmed slower, 1 with no change known", series);

    private static XElement Index(params HistorySeries[] series) => Parsed(HistoryPages.Files(Document(series)).Last().Content);

    private static XElement Page(HistorySeries series) => Parsed(HistoryPages.Files(Document(series)).First().Content);

    private static IEnumerable<string> Links(XElement page) => page.Descendants("a").Select(static link => (string)link.Attribute("href")!);

    private static string Path(XElement picture, string style) =>
        (string)picture.Elements("path").Single(path => (string?)path.Attribute("class") == style).Attribute("d")!;

    private static XElement Parsed(string content)
    {
        using var reader = XmlReader.Create(new StringReader(content), new XmlReaderSettings { DtdProcessing = DtdProcessing.Ignore });
        return XElement.Load(reader);
    }
}
