using SplNet.Evaluation.Reuse;
using SplNet.Evaluation.Selecting;
using SplNet.Tool.Reporting;
using SplNet.Values;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;
using static System.FormattableString;

namespace SplNet.Tool.Caching;

/// <summary>The commands <c>splnet cache list</c> and <c>splnet cache clear</c>: list and remove kept versions and runs.</summary>
internal sealed class CacheCommand(CacheOptions options, TextWriter output, TextWriter errors)
{
    public ExitCode List() => Try((cache, runs, counted) =>
    {
        var (entries, bytesOfRuns) = (cache.List(), runs.Bytes + counted.Bytes);
        if (entries.Count == 0 && bytesOfRuns == 0)
        {
            output.WriteLine(Empty(cache));
            return;
        }

        if (entries.Count > 0)
            Screen.Show(output, [new ReportSection(
                "Built versions, most recently used first", [.. entries.Select(static entry => (entry.Title, Described(entry)))])]);
        Screen.Show(output, [new ReportSection("Together", [
            ("versions", Invariant($"{entries.Count}")),
            ("size", $"{Size(entries.Sum(static entry => entry.Bytes))}, at most {Size(options.SizeLimit)}"),
            ("kept runs", Size(bytesOfRuns)),
            ("folder", cache.Folder)])]);
    });

    /// <summary>Removes unused versions.</summary>
    /// <param name="folder">A folder of the repository whose list of worktrees is cleared as well; it may be outside
    /// of any repository.</param>
    public ExitCode Clear(string folder) => Try((cache, runs, counted) =>
    {
        RemoveWorktrees(folder);
        var (cleared, bytesOfRuns) = (cache.Clear(), runs.Clear() + counted.Clear());
        if (cleared.Removed > 0)
            output.WriteLine(Invariant($"Removed from {cache.Folder}: {Versions(cleared.Removed)}, {Size(cleared.Bytes)}."));
        if (bytesOfRuns > 0)
            output.WriteLine($"Removed from {cache.Folder}: runs of earlier experiments, {Size(bytesOfRuns)}.");
        if (cleared.InUse > 0)
            output.WriteLine(
                Invariant($"Kept because other processes use them: {Versions(cleared.InUse)}. Clear again when those have ended."));
        if (cleared.Removed + cleared.InUse == 0 && bytesOfRuns == 0)
            output.WriteLine(Empty(cache));
    });

    // Killed builds leave them, and git shows them until they are gone.
    private static void RemoveWorktrees(string folder)
    {
        try
        {
            using var repository = GitRepository.Discover(folder);
            StaleWorktrees.TryRemove(repository.Store);
        }
        catch (RepositoryException)
        {
            // Then there is nothing to clear.
        }
    }

    private ExitCode Try(Action<VersionCache, RunStore, CountedRuns> use)
    {
        try
        {
            use(new VersionCache(options), RunStore.InCache(options.Folder), CountedRuns.InCache(options.Folder));
            return ExitCode.Ok;
        }
        catch (Exception failure) when (failure is CacheException or IOException or UnauthorizedAccessException)
        {
            errors.WriteLine(failure.Message);
            return ExitCode.NotMeasured;
        }
        catch (OperationCanceledException)
        {
            errors.WriteLine("Other processes have locked the runs of earlier experiments. Clear again when those have ended.");
            return ExitCode.NotMeasured;
        }
    }

    private static string Empty(VersionCache cache) => $"The cache of built versions in {cache.Folder} is empty.";

    private static string Described(CacheEntry entry) => Invariant(
        $"{Size(entry.Bytes)}, made {entry.Created.UtcDateTime:yyyy-MM-dd HH:mm}, last used {entry.Used.UtcDateTime:yyyy-MM-dd HH:mm} UTC");

    private static string Versions(int count) => count == 1 ? "1 version" : Invariant($"{count} versions");

    private static string Size(long bytes) => Quantity.Format(bytes, MetricUnit.Bytes);
}
