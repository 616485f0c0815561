using SplNet.Versions.Builds;

namespace SplNet.Versions.Tests.Builds;

public class StoppedBuildTests(BuildFolder folder) : IClassFixture<BuildFolder>
{
    // Two children that would outlive their parent; one has a session of its own, as a server has.
    private const string Hanging = "setsid sleep 600 & echo $! > 'IDS.server'; sleep 600 & echo $! > 'IDS.child'; echo $$ > 'IDS'; wait";

    [Fact]
    public async Task HangingBuild_IsStoppedWithItsChildrenAndReported()
    {
        var ids = folder.Folder["hanging"];
        var failure = await folder.FailureAsync(Request(ids) with { Options = Options(ids) with { Timeout = TimeSpan.FromSeconds(2) } });
        Assert.StartsWith(
            "v1.2 (src/Lib ü/Lib.csproj) was not built within 2 s and was stopped, with all its processes",
            failure.Message,
            StringComparison.Ordinal);
        AssertEnded(ids);
        Assert.Empty(folder.Work);
    }

    [Fact]
    public async Task CancelledBuild_IsStoppedWithItsChildrenAndLeavesNothing()
    {
        var ids = folder.Folder["cancelled"];
        await AssertCancelledAsync(Request(ids), ids);
        AssertEnded(ids);
    }

    [Fact]
    public async Task CancelledBuildWithAHangingTarget_LeavesNoPipesOrSockets()
    {
        using var temporary = new OwnTemporaryFolder();
        var ids = folder.Folder["target"];
        var command = System.Security.SecurityElement.Escape(Command(ids));
        await AssertCancelledAsync(
            Sources.Request(
                new BuildOptions(),
                (Sources.Project, Sources.ProjectFile(
                    "<TargetFramework>net10.0</TargetFramework>",
                    $"<Target Name=\"Hang\" BeforeTargets=\"Restore\"><Exec Command=\"{command}\" /></Target>"))),
            ids);
        AssertEnded(ids);
        Assert.DoesNotContain(temporary.Names(), static name =>
            name.Contains("-pipe-", StringComparison.Ordinal) || name.EndsWith("-socket", StringComparison.Ordinal));
    }

    private async Task AssertCancelledAsync(BuildRequest request, string ids)
    {
        using var cancellation = new CancellationTokenSource();
        using var watcher = new FileSystemWatcher(Path.GetDirectoryName(ids)!);
        watcher.Created += Cancel;
        watcher.Renamed += Cancel;
        watcher.EnableRaisingEvents = true;
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => folder.Builder.GetAsync(request, cancellation.Token));
        Assert.Empty(folder.Work);
        Assert.Empty(folder.Cache.List());

        void Cancel(object sender, FileSystemEventArgs change)
        {
            if (change.FullPath == ids)
                cancellation.Cancel();
        }
    }

    private static void AssertEnded(string ids)
    {
        foreach (var file in new[] { ids, ids + ".child", ids + ".server" })
            EndedProcess.Assert(File.ReadAllText(file));
    }

    private static BuildRequest Request(string ids) =>
        Sources.Request(Options(ids), (Sources.Project, Sources.ProjectFile("<TargetFramework>net10.0</TargetFramework>")));

    private static BuildOptions Options(string ids) => new() { BuildCommand = Command(ids) };

    private static string Command(string ids) => Hanging.Replace("IDS", ids, StringComparison.Ordinal);
}
