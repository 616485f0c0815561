using SplNet.Tool.Requirements;
using SplNet.Tool.Views;
using SplNet.Values.Options;

namespace SplNet.Tool.Watching;

/// <summary>
/// Finds the files whose change makes a measurement outdated: files of formulas, the assemblies, files next to these, and settings.
/// Subfolders are excluded: they have the results of runs.
/// </summary>
/// <param name="inputs">The inputs that the user named.</param>
/// <param name="views">The files that runs write.</param>
internal sealed class WatchedFiles(RequirementInputs inputs, RequestedViews views)
{
    private static readonly string[] EndsOfCode = [".dll", ".exe", ".config", ".deps.json", ".runtimeconfig.json"];

    private readonly HashSet<string> _results = new(
        views.Files.SelectMany(static file => new[] { file, file + ResultFile.Unfinished }).Append(views.Summary).OfType<string>()
            .Select(Path.GetFullPath),
        StringComparer.Ordinal);

    private readonly string? _pages = views.Html is { } folder ? Path.TrimEndingDirectorySeparator(Path.GetFullPath(folder)) : null;

    /// <summary>Gets their current state.</summary>
    public WatchedState Look()
    {
        var folders = Homes().Select(static assembly => Path.GetDirectoryName(Path.GetFullPath(assembly))).OfType<string>()
            .Distinct(StringComparer.Ordinal).ToList();
        var beside = folders.Where(Directory.Exists).SelectMany(Directory.GetFiles).ToLookup(IsCode);
        var code = StampsOf([.. inputs.Files.Select(Path.GetFullPath), .. folders.SelectMany(OptionLayers.PlacesOf), .. beside[true]]);
        return new WatchedState(code, StampsOf(beside[false].Where(path => !code.ContainsKey(path) && !IsResult(path))));
    }

    /// <summary>The awaited files for the user: the files and the assemblies of their methods.</summary>
    public IReadOnlyList<string> Names => [.. inputs.Files.Concat(Homes()).DistinctBy(Path.GetFullPath, StringComparer.Ordinal)];

    private static bool IsCode(string path) => EndsOfCode.Any(end => path.EndsWith(end, StringComparison.OrdinalIgnoreCase));

    private bool IsResult(string path) => _results.Contains(path)
        || (_pages is not null && Path.GetDirectoryName(path) == _pages && Path.GetExtension(path) is ".html" or ResultFile.Unfinished);

    private static Dictionary<string, string> StampsOf(IEnumerable<string> paths) =>
        paths.Distinct(StringComparer.Ordinal).ToDictionary(static path => path, Stamp, StringComparer.Ordinal);

    private static string Stamp(string path)
    {
        var file = new FileInfo(path);
        return file.Exists ? FormattableString.Invariant($"{file.Length} {file.LastWriteTimeUtc.Ticks}") : string.Empty;
    }

    private IEnumerable<string> Homes() =>
        inputs.Home is { } home ? [home] : inputs.Assemblies.Any() ? inputs.Assemblies : inputs.Files.Select(Home).OfType<string>();

    // A missing assembly may be built later.
    private static string? Home(string file)
    {
        try
        {
            return HomeAssembly.InFolderOf(file);
        }
        catch (SplNetException)
        {
            return null;
        }
    }
}
