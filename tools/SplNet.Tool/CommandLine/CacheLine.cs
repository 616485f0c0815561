using System.CommandLine;
using SplNet.Tool.Caching;
using SplNet.Versions.Cache;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet cache</c>.</summary>
internal static class CacheLine
{
    private const string Description = """
        Built versions are kept, so that each is built once; those unused for longest are removed when they take too much room.

        Examples:
          splnet cache list
          splnet cache clear

        Exit codes: 0 done, 3 wrong usage, 4 the cache cannot be read or written.
        The folder is that of the variable SPLNET_CACHE, else the user's own for caches.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var list = new Command("list", "Lists the versions that are kept: size, when they were made, when they were used last.");
        list.SetAction(_ => (int)new CacheCommand(new CacheOptions(), output, errors).List());
        var clear = new Command("clear", "Removes unused cached versions, runs kept for --reuse, and stale worktree entries.");
        clear.SetAction(_ => (int)new CacheCommand(new CacheOptions(), output, errors).Clear(Directory.GetCurrentDirectory()));
        return new Command("cache", Description) { list, clear };
    }
}
