using System.Globalization;
using System.Text;
using System.Xml.Linq;
using SplNet.Views.Histories;

namespace SplNet.Views.Tests;

public sealed class HistoryPagesTests
{
    private const string Name = "<script>a(\"&\")</script> größer ✓";

    [Fact]
    public void Sentence_CountsWhatHappened()
    {
        var history = History(
            Series("a", Confirmed(1.2)), Series("b", Confirmed(0.7)), Series("c", Confirmed(1.1) with { Accepted = "safer" }), Series("d"), Series("e", Confirmed(1.02) with { Kind = ShownChangeKind.NotReproduced }), Series("f") with { IsCurrent = false });
        Assert.Equal("1 confirmed slower, 1 confirmed faster, 1 accepted, 2 unchanged, 1 not measured at the last commit", HistorySentence.Of(history));
    }

    [Fact]
    public void Index_LeadsToEachSeries_AndListsTheGravestFirst()
    {
        var files = HistoryPages.Files(History(Series("a", Confirmed(1.05)), Series("b", Confirmed(1.3)), Series("c"))).ToList();
        Assert.Equal(["series-a.html", "series-b.html", "series-c.html", "index.html"], files.Select(static file => file.Name));
        var index = Parsed(files[^1].Content);
        Assert.Equal(files.Take(3).Select(static file => file.Name), index.Descendants("ul").Single().Descendants("a").Select(static link => (string)link.Attribute("href")!));
        Assert.Equal(["+30.0\u00A0%", "+5.0\u00A0%"], index.Descendants("tbody").Single().Elements("tr").Select(static row => row.Elements("td").ElementAt(1).Value));
        Assert.Equal(2, index.Descendants("path").Count(static path => ((string)path.Attribute("class")!).Contains("slower", StringComparison.Ordinal)));
    }

    [Fact]
    public void Series_HasTheNumbersOfItsSessions_AndTheCommands()
    {
        var page = Parsed(SeriesPage.Of(Series("a", Confirmed(1.2))));
        Assert.Equal("commit2", page.Descendants("tbody").Single().Elements("tr").First().Element("th")!.Value);
        Assert.Equal("102 ns", page.Descendants("tbody").Single().Elements("tr").First().Elements("td").ElementAt(1).Value);
        Assert.Equal(["splnet compare commit1 commit2 --assembly My.dll --method Sort", "splnet bisect --good commit1 --bad commit2 --assembly My.dll --method Sort"], page.Descendants("code").Select(static code => code.Value));
        Assert.Single(page.Descendants("path"), static path => (string?)path.Attribute("class") == "flag");
    }

    [Fact]
    public void Bands_EndWhereAChangeWasConfirmed()
    {
        var sessions = Enumerable.Range(0, 12).Select(static index => Session(index, index < 6 ? 100 + (index % 2) : 200 + (index % 2))).ToList();
        var change = Confirmed(2) with { Commit = "commit6" };
        Assert.Equal(2, Bands(Series("a", change) with { Sessions = sessions }));
        Assert.Equal(1, Bands(Series("a", change with { Kind = ShownChangeKind.Suspected }) with { Sessions = sessions }));

        static int Bands(ShownSeries series) => Parsed(SeriesPage.Of(series)).Descendants("rect").Count(static band => (string?)band.Attribute("class") == "between");
    }

    [Fact]
    public void Names_AreText()
    {
        var history = new ShownHistory(Name, [Series("a", Confirmed(1.2) with { Accepted = Name }) with { Name = Name, About = Name, Machine = Name }]);
        foreach (var (_, content) in HistoryPages.Files(history))
        {
            var page = Parsed(content);
            Assert.Empty(page.Descendants("script"));
            Assert.Contains(page.Descendants("h1"), static heading => heading.Value is Name or "1 accepted");
        }
    }

    [Theory]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void BoundsThatAreNoNumbers_AreShownAsSuch(double bound)
    {
        var page = SeriesPage.Of(Series("a", Confirmed(1.2) with { Upper = bound }) with { Sessions = [Session(0, 100), Session(1, bound), Session(2, 101)] });
        Assert.Contains(double.IsNaN(bound) ? "not known" : "∞", page, StringComparison.Ordinal);
        Assert.DoesNotContain("NaN", page, StringComparison.Ordinal);
        Parsed(page);
    }

    [Fact]
    public void SingleSession_IsAPage()
    {
        var history = History(Series("a") with { Sessions = [Session(0, 100)] });
        Assert.All(HistoryPages.Files(history), static file => Parsed(file.Content));
        Assert.Equal("1 unchanged", HistorySentence.Of(history));
    }

    [Fact]
    public void NothingMeasured_IsSaid() => Assert.Contains("nothing measured", HistoryIndex.Of(History()), StringComparison.Ordinal);

    [Theory]
    [InlineData(1000, 10, 40)]
    [InlineData(3, 2000, 40)]
    [InlineData(1000, 10, 1000)]
    public void Pages_StayWithinTheirLimits(int sessions, int runs, int nameLength)
    {
        var series = Enumerable.Range(0, 200).Select(number => Series(number.ToString(CultureInfo.InvariantCulture), [.. Enumerable.Range(0, 5).Select(static _ => Confirmed(1.1))]) with
        {
            Name = new string('n', nameLength),
            About = new string('a', nameLength),
            Sessions = [.. Enumerable.Range(0, sessions).Select(index => Session(index, 100 + (index % 7), runs))],
        }).ToList();
        var index = HistoryIndex.Of(new ShownHistory("h", series));
        Assert.True(Encoding.UTF8.GetByteCount(index) <= 150_000 + (200 * 20_000), $"{index.Length}");
        Assert.All(series.Take(3), static one => Assert.InRange(Encoding.UTF8.GetByteCount(SeriesPage.Of(one)), 1, SeriesPage.Most));
    }

    private static XDocument Parsed(string page) => XDocument.Parse(page.Replace("<!DOCTYPE html>", string.Empty, StringComparison.Ordinal));

    private static ShownHistory History(params ShownSeries[] series) => new("splnet-history.db", series);

    private static ShownSeries Series(string key, params ShownChange[] changes) => new()
    {
        Key = key,
        Name = $"mean({key})",
        About = "Tests.Sorting",
        Machine = "Processor, 2 cores",
        Unit = "Nanoseconds",
        Sessions = [Session(0, 100), Session(1, 101), Session(2, 102)],
        Changes = changes,
        IsCurrent = true,
    };

    private static ShownSession Session(int number, double mean, int runs = 3) => new(
        $"commit{number}", new DateTimeOffset(2026, 1, 1, 0, 0, 0, TimeSpan.Zero).AddDays(number), number < 2 ? ".NET 10.0.11" : ".NET 10.0.12", runs, mean, 1, [.. Enumerable.Range(0, runs).Select(run => mean + run)]);

    private static ShownChange Confirmed(double ratio) => new(
        ShownChangeKind.Confirmed, "commit2", "commit1", ratio, ratio - 0.01, ratio + 0.01, Accepted: null, "splnet compare commit1 commit2 --assembly My.dll --method Sort", "splnet bisect --good commit1 --bad commit2 --assembly My.dll --method Sort");
}
