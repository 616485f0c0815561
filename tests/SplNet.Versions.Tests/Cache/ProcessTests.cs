using SplNet.Versions.Cache;

namespace SplNet.Versions.Tests.Cache;

public sealed class ProcessTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task TwoProcesses_CreateOneEntryTogether()
    {
        using var first = Start();
        Assert.Equal("making", await first.ReadAsync());
        using var second = Start();
        var answer = second.ReadAsync();
        await first.MayEndAsync();
        Assert.Equal("whole", await first.ReadAsync());
        Assert.Equal("whole", await answer);
        Assert.Single(await File.ReadAllLinesAsync(_folder["journal"], TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task KilledCreation_IsRepeatedAndCleanedUpByTheNext()
    {
        using var killed = Start();
        Assert.Equal("making", await killed.ReadAsync());
        killed.Kill();
        Assert.NotEmpty(Work());
        var step = await File.ReadAllTextAsync(_folder["journal.step"], TestContext.Current.CancellationToken);
        Assert.Empty(new VersionCache(new CacheOptions { Folder = _folder["cache"] }).List());

        using var next = Start();
        Assert.Equal("making", await next.ReadAsync());
        EndedProcess.Assert(step);
        await next.MayEndAsync();
        Assert.Equal("whole", await next.ReadAsync());
        Assert.Empty(Work());
    }

    private CacheUser Start() => new(_folder["cache"], "a", _folder["journal"]);

    private IEnumerable<string> Work() => Directory.EnumerateFileSystemEntries(_folder["cache/work"]);
}
