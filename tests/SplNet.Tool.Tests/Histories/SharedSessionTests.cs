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
    [Fact]
    public async Task PartsMergedInAnyOrder_AndTwice_AreOneSession_AndAMissingOneIsKnown()
    {
        var formulas = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(formulas, "a: allocated(Buffers.Small) < 1 GB\nb: allocated(Buffers.Large) < 1 GB\nc: allocated(Buffers.Small) < 2 GB\n", TestContext.Current.CancellationToken);
        var parts = Enumerable.Range(1, Count).Select(number => Path.Combine(_folder, $"part{number.ToString(CultureInfo.InvariantCulture)}.db")).ToArray();
        var recorded = await Task.WhenAll(parts.Select((part, index) => HistoryAsync("record", formulas, "--assembly", Built.Stated, "--runs", "2", "--session", "night", "--shard", string.Create(CultureInfo.InvariantCulture, $"{index + 1}/{Count}"), "--history", part)));
        Assert.All(recorded, static one => Assert.True(one.ExitCode == 0, one.Output + one.Errors));

        var (once, twice, without) = (Merged("once.db", parts), Merged("twice.db", [.. parts.Reverse(), .. parts]), Merged("without.db", parts[1..]));
        Assert.Equal(once, twice);
        Assert.Equal(["a", "b", "c"], Requirements("twice.db"));
        Assert.NotEqual(once, without);
        Assert.Equal([1, 2, 3], Shards("twice.db"));
        Assert.Equal([2, 3], Shards("without.db"));
        using var store = HistoryAccess.Open(Path.Combine(_folder, "once.db"), create: false);
        Assert.Equal("night", Assert.Single(store.Sessions()).Session.Name);
    }

    private IEnumerable<string> Requirements(string name)
    {
        using var store = HistoryAccess.Open(Path.Combine(_folder, name), create: false);
        return [.. store.Series().Select(static series => series.Name.Requirement).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal)];
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
