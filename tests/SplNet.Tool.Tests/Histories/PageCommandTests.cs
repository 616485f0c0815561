using System.Xml;
using System.Xml.Linq;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What <c>splnet history page</c> writes.</summary>
public sealed class PageCommandTests(SampleHistory sample) : IClassFixture<SampleHistory>, IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-history-page-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void Sentence_CountsEachSeriesOnceByItsLatestChange()
    {
        var made = History();
        for (var number = 0; number < 3; number++)
            made.Session(
                number, [.. Enumerable.Range(0, 7).Select(op => ($"op{op}", 100.0)), .. number < 2 ? new[] { ("gone", 100.0) } : []]);
        made.Event(1, "op0", EventKind.Suspected).Event(1, "op1", EventKind.Suspected);
        made.Event(1, "op0", EventKind.Confirmed).Event(2, "op2", EventKind.Confirmed, ChangeDirection.Faster, ratio: 0.8)
            .Event(2, "op3", EventKind.Environment).Event(2, "op4", EventKind.Unstable).Event(2, "op5", EventKind.NotReproduced)
            .Event(2, "op6", EventKind.SameCode);
        Assert.Equal((0, string.Empty), (Write().ExitCode, Write().Errors));
        Assert.Equal(
            "1 series confirmed slower, 1 confirmed faster, 1 suspected, 1 unstable, 1 environment, 1 same code, 1 with no change known, " +
            "1 not in the latest measurement",
            Page("index.html").Descendants("h1").Single().Value);
    }

    [Fact]
    public void Change_HasRatioIntervalAndCommitsAndIsDrawn()
    {
        Changed();
        Write();
        var index = Page("index.html");
        Assert.Equal(
            [
                "confirmed slower", "1.1 (1.08 to ∞)", MadeHistory.Commit(2)[..10], MadeHistory.Commit(0)[..10], "2026-01-03 13:00",
                string.Empty,
            ],
            index.Descendants("td").Select(static cell => cell.Value));
        var page = Page((string)index.Descendants("a").First().Attribute("href")!);
        Assert.Equal("confirmed slower", page.Descendants("p").First().Value);
        Assert.Equal(2, page.Descendants("path").Count(static path => (string?)path.Attribute("class") == "band"));
        Assert.Equal(
            ["splnet compare 0000000000 0000000002", "splnet bisect --good a --bad b"],
            page.Descendants("pre").Select(static pre => pre.Value));
        Assert.Equal(
            ["sessions-t", "density-t"], page.Descendants("svg").Select(static svg => (string?)svg.Element("title")!.Attribute("id")));
    }

    [Fact]
    public void ChangeWithANamedCommit_IsDrawnAndDividesSessionsAtIt()
    {
        var made = History();
        for (var number = 0; number < 6; number++)
            made.Session(number, ("op", number < 3 ? 100 : 110));
        made.Event(5, "op", EventKind.Confirmed, culprits: 3);
        Write();
        Assert.Equal(
            [
                $"{MadeHistory.Commit(0)[..10]}|{MadeHistory.Commit(2)[..10]}|3|101 ns",
                $"{MadeHistory.Commit(3)[..10]}|{MadeHistory.Commit(5)[..10]}|3|111.1 ns",
            ],
            Segments());
    }

    [Fact]
    public void UnmeasuredNamedCommit_HasItsChangeAtTheNextSession()
    {
        string[] ids = [.. sample.Commits.Take(5).Select(static commit => commit.Id)];
        var made = new MadeHistory(Location, ids);
        foreach (var number in new[] { 0, 1, 3, 4 })
            made.Session(number, ("op", number < 2 ? 100 : 110));
        made.Event(4, "op", EventKind.Confirmed, culprits: 2);
        Write("--repository", sample.Folder);
        Assert.Equal([$"{ids[0][..10]}|{ids[1][..10]}|2|101 ns", $"{ids[3][..10]}|{ids[4][..10]}|2|111.1 ns"], Segments());
    }

    [Fact]
    public void NumbersOfAPage_MatchTheStore()
    {
        Changed();
        Write();
        var table = Page(Only("op")).Descendants("table")
            .Single(static table => table.Element("caption")!.Value == "Sessions, the latest first");
        Assert.Equal(
            ["111.1 ns|± 1.1 ns|3", "111.1 ns|± 1.1 ns|3", "101 ns|± 1 ns|3", "101 ns|± 1 ns|3"],
            table.Element("tbody")!.Elements("tr")
                .Select(static row => string.Join('|', row.Elements().Skip(3).Select(static cell => cell.Value))));
    }

    [Fact]
    public async Task AcceptedChange_IsShownWithItsReason()
    {
        Changed();
        await File.WriteAllTextAsync(
            Path.Combine(_folder, "splnet.accepted"),
            $"{MadeHistory.Series("op").Key} {MadeHistory.Commit(2)} safety is worth it\n",
            TestContext.Current.CancellationToken);
        var written = await Command.RunInAsync(_folder, "dotnet", [Built.Tool, "history", "page", Pages, "--history", Location]);
        Assert.Equal((0, string.Empty), (written.ExitCode, written.Errors));
        Assert.Equal("1 series accepted", Page("index.html").Descendants("h1").Single().Value);
        Assert.Contains(Page("index.html").Descendants("td"), static cell => cell.Value == "safety is worth it");
    }

    [Fact]
    public void SeriesWithoutAChange_HasTheCommandForItsEnds()
    {
        History().Session(1, ("op", 100)).Session(2, ("op", 100));
        Write();
        Assert.Equal(["splnet compare 0000000001 0000000002"], Page(Only("op")).Descendants("pre").Select(static pre => pre.Value));
    }

    [Fact]
    public void SingleSession_IsShownWithoutACommand()
    {
        History().Session(1, ("op", 100));
        Assert.Equal(0, Write().ExitCode);
        Assert.Empty(Page(Only("op")).Descendants("pre"));
        Assert.Equal("1 series with no change known", Page("index.html").Descendants("h1").Single().Value);
    }

    [Fact]
    public void RunsWithoutIterations_AreShown()
    {
        History().Session(1, ".NET 9.0.1", runs: 1, iterations: 0, ("op", 100)).Session(
            2, ".NET 10.0.1", runs: 1, iterations: 0, ("op", 101));
        Assert.Equal((0, string.Empty), (Write().ExitCode, Write().Errors));
        var page = Page(Only("op"));
        Assert.Single(page.Descendants("svg"));
        Assert.Contains(page.Descendants("caption"), static caption => caption.Value == "Changes of the runtime");
    }

    [Fact]
    public void EmptyHistory_IsReportedAndNoPageIsWritten()
    {
        using (HistoryStore.Open(HistoryLocation.Of(Location), create: true))
        {
            // Only made.
        }

        var reported = Write();
        Assert.Equal((int)ExitCode.NothingToRun, reported.ExitCode);
        Assert.Contains("does not contain measurements.", reported.Errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(Pages));
    }

    [Fact]
    public void Filter_ExcludesOthers()
    {
        History().Session(1, ("op", 100), ("other", 100));
        Write("--filter", "other");
        Assert.Equal(2, Directory.GetFiles(Pages).Length);
        var reported = Write("--filter", "nothing");
        Assert.Equal((int)ExitCode.NothingToRun, reported.ExitCode);
        Assert.Contains("No series of", reported.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void WrittenTwice_IsTheSameWithoutPartialFiles()
    {
        Changed();
        Write();
        var first = Directory.GetFiles(Pages).Order(StringComparer.Ordinal).ToDictionary(
            static file => file, File.ReadAllText, StringComparer.Ordinal);
        Write();
        Assert.Equal(first, Directory.GetFiles(Pages).Order(StringComparer.Ordinal).ToDictionary(
            static file => file, File.ReadAllText, StringComparer.Ordinal));
        Assert.All(first.Keys, static file => Assert.EndsWith(".html", file, StringComparison.Ordinal));
    }

    [Fact]
    public void FolderThatCannotBeWritten_IsReported()
    {
        Changed();
        File.WriteAllText(Pages, "a file");
        var reported = Write();
        Assert.Equal((int)ExitCode.Usage, reported.ExitCode);
        Assert.Contains($"Pages cannot be written to {Pages}: ", reported.Errors, StringComparison.Ordinal);
        Assert.Equal("a file", File.ReadAllText(Pages));
    }

    [Fact]
    public void IndexThatIsAFolder_IsReportedAndNoPageIsWritten()
    {
        Changed();
        Directory.CreateDirectory(Path.Combine(Pages, "index.html"));
        var reported = Write();
        Assert.Equal((int)ExitCode.Usage, reported.ExitCode);
        Assert.Contains("index.html is a folder", reported.Errors, StringComparison.Ordinal);
        Assert.Empty(Directory.GetFiles(Pages));
    }

    [Fact]
    public void Pages_NameTheFileWithoutLocalFolders()
    {
        Changed();
        Write();
        Assert.Contains(">history.db</p>", File.ReadAllText(Path.Combine(Pages, "index.html")), StringComparison.Ordinal);
        Assert.All(Directory.GetFiles(Pages), file => Assert.DoesNotContain(_folder, File.ReadAllText(file), StringComparison.Ordinal));
    }

    [Fact]
    public void WordThatResemblesAnOption_IsNotAFolder()
    {
        Changed();
        var refused = InThisProcess.Run("history", "page", "--dark", "--history", Location);
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.Contains("'--dark'", refused.Errors, StringComparison.Ordinal);
    }

    private string Location => Path.Combine(_folder, "history.db");

    private string Pages => Path.Combine(_folder, "pages");

    private MadeHistory History() => new(Location);

    private void Changed() => History().Session(0, ("op", 100)).Session(1, ("op", 100)).Session(2, ("op", 110)).Session(3, ("op", 110))
        .Event(2, "op", EventKind.Confirmed);

    private (int ExitCode, string Output, string Errors) Write(params string[] words) =>
        InThisProcess.Run(["history", "page", Pages, .. words, "--history", Location]);

    private string Only(string operand) => Path.GetFileName(Directory.GetFiles(Pages, $"*mean-{operand}-*").Single());

    private IEnumerable<string> Segments() => Page(Only("op")).Descendants("table")
        .Single(static table => table.Element("caption")!.Value.StartsWith("Segments", StringComparison.Ordinal))
        .Element("tbody")!.Elements("tr").Select(static row => string.Join('|', row.Elements().Take(4).Select(static cell => cell.Value)));

    private XElement Page(string name)
    {
        using var reader = XmlReader.Create(Path.Combine(Pages, name), new XmlReaderSettings { DtdProcessing = DtdProcessing.Ignore });
        return XElement.Load(reader);
    }
}
