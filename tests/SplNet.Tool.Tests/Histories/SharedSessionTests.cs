using System.Globalization;
using SplNet.Tests.Shared;
using SplNet.Tool.Histories;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Histories;

/// <summary>Several processes that record a part of one session each.</summary>
public sealed class SharedSessionTests : IDisposable
{
    private const int Count = 3;

    private readonly string _folder = OwnedFolder.Create("splnet-shared-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    // Into files of their own, as on machines that share nothing, and these are merged.
    [Trait("Category", "Long")]
    [Fact]
    public async Task PartsMergedInAnyOrderOrTwice_AreOneSessionThatKnowsMissingParts()
    {
        var formulas = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(
            formulas,
            "a: allocated(Buffers.Small) < 1 GB\nb: allocated(Buffers.Large) < 1 GB\nc: allocated(Buffers.Small) < 2 GB\n",
            TestContext.Current.CancellationToken);
        var parts = Enumerable.Range(1, Count)
            .Select(number => Path.Combine(_folder, $"part{number.ToString(CultureInfo.InvariantCulture)}.db")).ToArray();
        var recorded = await Task.WhenAll(parts.Select((part, index) => HistoryAsync(
            "record", formulas, "--assembly", Built.Stated, "--runs", "2", "--session", "night", "--shard",
            string.Create(CultureInfo.InvariantCulture, $"{index + 1}/{Count}"), "--history", part)));
        Assert.All(recorded, static one => Assert.True(one.ExitCode == 0, one.Output + one.Errors));

        var (once, twice, without) = (
            Merged("once.db", parts), Merged("twice.db", [.. parts.Reverse(), .. parts]), Merged("without.db", parts[1..]));
        Assert.Equal(once, twice);
        Assert.Equal(["a", "b", "c"], Requirements("twice.db"));
        Assert.NotEqual(once, without);
        Assert.Equal([1, 2, 3], Shards("twice.db"));
        Assert.Equal([2, 3], Shards("without.db"));
        using var store = HistoryAccess.Open(Path.Combine(_folder, "once.db"), create: false);
        Assert.Equal("night", Assert.Single(store.Sessions()).Session.Name);
    }

    [Fact]
    public async Task EmptyPart_IsReportedAndNotMissing()
    {
        var formulas = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(formulas, "a: allocated(Buffers.Small) < 1 GB\n", TestContext.Current.CancellationToken);
        string[] Words(int number) =>
        [
            "record", formulas, "--assembly", Built.Stated, "--runs", "2", "--quiet", "--session", "night", "--shard",
            string.Create(CultureInfo.InvariantCulture, $"{number}/{Count}"), "--history", Path.Combine(_folder, "history.db"),
        ];
        var empty = await HistoryAsync(Words(2));
        Assert.Equal((0, string.Empty), (empty.ExitCode, empty.Errors));
        Assert.Contains("Part 2/3 has nothing to measure", empty.Output, StringComparison.Ordinal);
        var recorded = await HistoryAsync(Words(1));
        Assert.True(recorded.ExitCode == 0, recorded.Output + recorded.Errors);
        Assert.Equal([1, 2, 3], Shards("history.db"));
    }

    [Fact]
    public void RunOfAnEmptyPart_WritesItsDocuments()
    {
        var formulas = Path.Combine(_folder, "perf.spl");
        File.WriteAllText(formulas, "a: allocated(Buffers.Small) < 1 GB\n");
        string FileOf(string name) => Path.Combine(_folder, name);
        var run = InThisProcess.Run(
            "run", formulas, "--assembly", Built.Stated, "--shard", "2/3", "--json", FileOf("p.json"), "--markdown", FileOf("p.md"),
            "--junit", FileOf("p.xml"), "--sarif", FileOf("p.sarif"), "--html", FileOf("pages"));
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Errors));
        Assert.All(["p.json", "p.md", "p.xml", "p.sarif", "pages/index.html"], name => Assert.True(File.Exists(FileOf(name)), name));
    }

    private IEnumerable<string> Requirements(string name)
    {
        using var store = HistoryAccess.Open(Path.Combine(_folder, name), create: false);
        return [.. store.Series().Select(static series => series.Name.Requirement).Distinct(StringComparer.Ordinal)
            .Order(StringComparer.Ordinal)];
    }

    private IEnumerable<int> Shards(string name)
    {
        using var store = HistoryAccess.Open(Path.Combine(_folder, name), create: false);
        return [.. store.Shards().Select(static shard => shard.Number).Order()];
    }

    private List<string> Merged(string name, string[] parts)
    {
        var file = Path.Combine(_folder, name);
        var merged = InThisProcess.Run(["history", "merge", .. parts, "--history", file]);
        Assert.True(merged.ExitCode == 0, merged.Errors);
        return [.. InThisProcess.Run("history", "export", "--history", file).Output.Split('\n').Order(StringComparer.Ordinal)];
    }

    private Task<Command> HistoryAsync(params string[] words) => HistoryProcess.RunAsync(_folder, words);
}
