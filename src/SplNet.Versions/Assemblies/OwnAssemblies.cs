namespace SplNet.Versions.Assemblies;

/// <summary>Finds the assemblies of an output folder that come from the same sources as the project: its project references.</summary>
internal static class OwnAssemblies
{
    /// <summary>
    /// Reads their file names from the dependency file next to the assembly, starting with the assembly itself. Without such a file,
    /// returns only the assembly.
    /// </summary>
    public static IReadOnlyList<string> Of(string assembly)
    {
        var name = Path.GetFileName(assembly);
        if (!File.Exists(DependencyLibrary.FileOf(assembly)))
            return [name];
        var files = DependencyLibrary.Of(assembly).Where(static library => library.Kind == "project")
            .SelectMany(static library => library.Files);
        return [name, .. files.Where(file => file != name).Distinct(StringComparer.Ordinal)];
    }
}
