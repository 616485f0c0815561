using System.CommandLine;
using SplNet.Tool.Caching;
using SplNet.Versions.Cache;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet cache</c>.</summary>
internal static class CacheLine
{
    private const string Description = """
        Lists or clears the cache of built versions. Each version is built once; the least recently used are removed if the cache grows too large.

        Examples:
          splnet cache list
          splnet cache clear

        Exit codes: 0 done, 3 wrong usage, 4 the cache cannot be read or written.
        The folder is SPLNET_CACHE, else the user's cache folder.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var list = new Command("list", "Lists the cached versions with size, creation and last use.");
        list.SetAction(_ => (int)new CacheCommand(new CacheOptions(), output, errors).List());
        var clear = new Command(
            "clear", "Removes unused cached versions, kept runs (of --reuse, and of counted processes), and stale worktree entries.");
        clear.SetAction(_ => (int)new CacheCommand(new CacheOptions(), output, errors).Clear(Directory.GetCurrentDirectory()));
        return new Command("cache", Description) { list, clear };
    }
}
