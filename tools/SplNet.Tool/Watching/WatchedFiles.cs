using SplNet.Tool.Requirements;

namespace SplNet.Tool.Watching;

/// <summary>The files whose change makes a measurement old: those of formulas, the assemblies, and what lies beside these.</summary>
/// <param name="inputs">What the user named.</param>
internal sealed class WatchedFiles(RequirementInputs inputs)
{
    /// <summary>What they are now: two stamps differ if a file has changed, come or gone.</summary>
    public string Stamp() => string.Join('\n', Paths().Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal).Select(static path =>
    {
        var file = new FileInfo(path);
        return file.Exists ? FormattableString.Invariant($"{path} {file.Length} {file.LastWriteTimeUtc.Ticks}") : path;
    }));

    /// <summary>What is waited for, as the user knows it: the files and the assemblies of their methods.</summary>
    public IReadOnlyList<string> Names => [.. inputs.Files.Concat(Homes()).DistinctBy(Path.GetFullPath, StringComparer.Ordinal)];

    private IEnumerable<string> Paths() => inputs.Files.Select(Path.GetFullPath).Concat(Homes().SelectMany(Beside));

    private IEnumerable<string> Homes() => inputs.Home is { } home ? [home] : inputs.Assemblies.Any() ? inputs.Assemblies : inputs.Files.Select(Home).OfType<string>();

    private static string[] Beside(string assembly) => Path.GetDirectoryName(Path.GetFullPath(assembly)) is { } folder && Directory.Exists(folder) ? Directory.GetFiles(folder, "*.dll") : [];

    // What is not built yet may be built later.
    private static string? Home(string file)
    {
        try
        {
            return HomeAssembly.Beside(file);
        }
        catch (SplNetException)
        {
            return null;
        }
    }
}
