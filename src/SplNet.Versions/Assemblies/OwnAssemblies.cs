namespace SplNet.Versions.Assemblies;

/// <summary>Which assemblies of an output folder were built from the same sources as the project's: those of its project references.</summary>
internal static class OwnAssemblies
{
    /// <summary>Their file names, with that of the assembly itself first, as the dependency file beside it tells. Without such a file, the assembly alone.</summary>
    public static IReadOnlyList<string> Of(string assembly)
    {
        var name = Path.GetFileName(assembly);
        if (!File.Exists(DependencyLibrary.FileOf(assembly)))
            return [name];
        var files = DependencyLibrary.Of(assembly).Where(static library => library.Kind == "project").SelectMany(static library => library.Files);
        return [name, .. files.Where(file => file != name).Distinct(StringComparer.Ordinal)];
    }
}
