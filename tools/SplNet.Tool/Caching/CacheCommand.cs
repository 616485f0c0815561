using System.Globalization;
using SplNet.Reports;
using SplNet.Tool.Reporting;
using SplNet.Versions.Cache;

namespace SplNet.Tool.Caching;

/// <summary>The commands <c>splnet cache list</c> and <c>splnet cache clear</c>: what is kept of built versions, and how to be rid of it.</summary>
internal sealed class CacheCommand(CacheOptions options, TextWriter output, TextWriter errors)
{
    public ExitCode List() => Try(cache =>
    {
        var entries = cache.List();
        if (entries.Count == 0)
        {
            output.WriteLine($"The cache of built versions in {cache.Folder} is empty.");
            return;
        }

        Screen.Show(output,
        [
            new ReportSection("Built versions, the last used first", [.. entries.Select(static entry => (entry.Title, Described(entry)))]),
            new ReportSection("Together", [("versions", Text($"{entries.Count}")), ("size", Size(entries.Sum(static entry => entry.Bytes))), ("limit", Size(options.SizeLimit)), ("folder", cache.Folder)]),
        ]);
    });

    public ExitCode Clear() => Try(cache =>
    {
        var cleared = cache.Clear();
        output.WriteLine(cleared.Removed > 0 ? Text($"Removed from {cache.Folder}: {Versions(cleared.Removed)}, {Size(cleared.Bytes)}.")
            : cleared.InUse == 0 ? $"The cache of built versions in {cache.Folder} is empty."
            : $"Nothing was removed from {cache.Folder}.");
        if (cleared.InUse > 0)
            output.WriteLine(Text($"In use by others, and kept: {Versions(cleared.InUse)}. Clear again when these have ended."));
    });

    private ExitCode Try(Action<VersionCache> use)
    {
        try
        {
            use(new VersionCache(options));
            return ExitCode.Ok;
        }
        catch (Exception failure) when (failure is CacheException or IOException or UnauthorizedAccessException)
        {
            errors.WriteLine(failure.Message);
            return ExitCode.NotMeasured;
        }
    }

    private static string Described(CacheEntry entry) => Text($"{Size(entry.Bytes)}, made {entry.Created.UtcDateTime:yyyy-MM-dd HH:mm}, last used {entry.Used.UtcDateTime:yyyy-MM-dd HH:mm} UTC");

    private static string Versions(int count) => count == 1 ? "1 version" : Text($"{count} versions");

    private static string Size(long bytes) => Quantity.Format(bytes, MetricUnit.Bytes);

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
