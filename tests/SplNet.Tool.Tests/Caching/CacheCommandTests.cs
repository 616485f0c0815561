using System.Diagnostics;
using SplNet.Tests.Shared;
using SplNet.Tool.Caching;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Cache;

namespace SplNet.Tool.Tests.Caching;

/// <summary>What <c>splnet cache</c> shows and removes.</summary>
public sealed class CacheCommandTests : IDisposable
{
    private const int Bytes = 3 * 1024 * 1024;

    private readonly string _folder = OwnedFolder.Create("splnet-cache-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public async Task List_ShowsEachVersionAndTheirSum()
    {
        (await KeepAsync("a", "Sorting at v1.0")).Dispose();
        (await KeepAsync("b", "Sorting at v1.1")).Dispose();

        var (exitCode, output, errors) = Run(static command => command.List());

        Assert.Equal((ExitCode.Ok, ""), (exitCode, errors));
        Assert.Matches(@"Sorting at v1\.0 +3 MB, made \d{4}-\d\d-\d\d \d\d:\d\d, last used \d{4}-\d\d-\d\d \d\d:\d\d UTC", output);
        Assert.Contains("Sorting at v1.1", output, StringComparison.Ordinal);
        Assert.Matches(@"versions +2\s", output);
        Assert.Matches(@"size +6 MB, at most 2 GB\s", output);
        Assert.Contains(_folder, output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Clear_ReportsRemovedAndUsedEntries()
    {
        using var used = await KeepAsync("a", "in use");
        (await KeepAsync("b", "free")).Dispose();

        var (exitCode, output, _) = Run(command => command.Clear(_folder));

        Assert.Equal(ExitCode.Ok, exitCode);
        Assert.Contains($"Removed from {_folder}: 1 version, 3 MB.", output, StringComparison.Ordinal);
        Assert.Contains("Kept because other processes use them: 1 version.", output, StringComparison.Ordinal);
        Assert.StartsWith(
            "Kept because other processes use them: 1 version.", Run(command => command.Clear(_folder)).Output, StringComparison.Ordinal);
        Assert.Contains("in use", Run(static command => command.List()).Output, StringComparison.Ordinal);
    }

    [Fact]
    public void RunsOfEarlierExperiments_AreCountedAndCleared()
    {
        Directory.CreateDirectory(Path.Combine(_folder, "runs"));
        File.WriteAllBytes(Path.Combine(_folder, "runs", "a.runs"), new byte[2048]);

        Assert.Matches(@"kept runs +2 KB\s", Run(static command => command.List()).Output);
        Assert.Equal($"Removed from {_folder}: runs of earlier experiments, 2 KB.", Run(command => command.Clear(_folder)).Output.Trim());
        Assert.Contains("is empty", Run(static command => command.List()).Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("list")]
    [InlineData("clear")]
    public async Task EmptyCache_SaysSo(string word)
    {
        var empty = Path.Combine(_folder, "none");

        var command = await Command.RunAsync("dotnet", [Built.Tool, "cache", word], ("SPLNET_CACHE", empty));

        Assert.Equal(((int)ExitCode.Ok, ""), (command.ExitCode, command.Errors));
        Assert.Equal($"The cache of built versions in {empty} is empty.", command.Output.Trim());
        Assert.False(Directory.Exists(empty));
    }

    [Fact]
    public async Task CacheThatCannotBeWritten_NamesTheFolderAndTheRemedy()
    {
        (await KeepAsync("a", "kept")).Dispose();
        Directory.Delete(Path.Combine(_folder, "work"), recursive: true);
        await File.WriteAllTextAsync(Path.Combine(_folder, "work"), "no folder", TestContext.Current.CancellationToken);

        var (exitCode, output, errors) = Run(command => command.Clear(_folder));

        Assert.Equal((ExitCode.NotMeasured, ""), (exitCode, output));
        Assert.StartsWith($"The cache of built versions in {_folder} cannot be written: ", errors, StringComparison.Ordinal);
        Assert.Contains("SPLNET_CACHE", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Clear_RemovesStaleWorktreeEntries()
    {
        using var ended = Process.Start(new ProcessStartInfo("git", ["init", "--quiet", _folder]))!;
        ended.WaitForExit();
        var left = Path.Combine(_folder, ".git", "worktrees", $"splnet-{ended.Id}-{Guid.NewGuid():N}");
        var users = Directory.CreateDirectory(Path.Combine(_folder, ".git", "worktrees", "splnet-mine"));
        File.WriteAllText(Path.Combine(Directory.CreateDirectory(left).FullName, "splnet.lock"), string.Empty);

        Assert.Equal(ExitCode.Ok, Run(command => command.Clear(_folder)).ExitCode);

        Assert.False(Directory.Exists(left));
        Assert.True(users.Exists);
    }

    [Fact]
    public void UsageError_NamesTheHelpOfTheCommand()
    {
        var (exitCode, _, errors) = InThisProcess.Run("cache", "list", "--all");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("See: splnet cache list --help", errors, StringComparison.Ordinal);
        Assert.Contains("See: splnet cache --help", InThisProcess.Run("cache").Errors, StringComparison.Ordinal);
    }

    private (ExitCode ExitCode, string Output, string Errors) Run(Func<CacheCommand, ExitCode> run)
    {
        using var output = new StringWriter();
        using var errors = new StringWriter();
        return (run(new CacheCommand(new CacheOptions { Folder = _folder }, output, errors)), output.ToString(), errors.ToString());
    }

    private Task<CachedVersion> KeepAsync(string key, string title) =>
        new VersionCache(new CacheOptions { Folder = _folder }).GetAsync(key, title, MakeAsync, TestContext.Current.CancellationToken);

    private static async Task<BuiltVersion> MakeAsync(string work, string entry, CancellationToken cancellation)
    {
        await File.WriteAllBytesAsync(Path.Combine(entry, "Lib.dll"), new byte[Bytes], cancellation);
        return new BuiltVersion
        {
            Name = "v1",
            Key = "key",
            Folder = entry,
            FileName = "Lib.dll",
            Identity = new AssemblyIdentity("Lib", new Version(1, 2, 3, 4), string.Empty),
            OwnFiles = ["Lib.dll"],
            TargetFramework = "net10.0",
            FrameworkReason = "It is the only one.",
            Notes = [],
        };
    }
}
