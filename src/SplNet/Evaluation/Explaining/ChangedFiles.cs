using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation.Explaining;

/// <summary>
/// Finds what differs between two outputs apart from the counted code: resources of the counted assemblies, data files, other libraries.
/// The same code takes longer if it reads something else, and then the commit that changed the data is to blame.
/// </summary>
internal static class ChangedFiles
{
    private const string Translations = ".resources";

    // Tools of coverage write the folders of the build into test outputs, which differ for each version.
    private static readonly string[] FoldersOfBuild = [".msCoverageSourceRootsMapping_", "CoverletSourceRootsMapping_"];

    /// <summary>Their names, relative to the outputs; the name of a resource follows its assembly.</summary>
    /// <param name="before">The folder of the one output.</param>
    /// <param name="after">The folder of the other output.</param>
    /// <param name="counted">The simple names of the counted assemblies: their code is compared by its methods, and each of their builds
    /// has different bytes.</param>
    public static IReadOnlyList<string> Between(string before, string after, IEnumerable<string> counted)
    {
        var known = counted.ToHashSet(StringComparer.OrdinalIgnoreCase);
        return before == after
            ? []
            : [.. FileTree.Files(before).Union(FileTree.Files(after), StringComparer.Ordinal).Order(StringComparer.Ordinal)
                .SelectMany(file => Differing(file, Path.Combine(before, file), Path.Combine(after, file), known))];
    }

    private static IEnumerable<string> Differing(string file, string before, string after, HashSet<string> counted)
    {
        var place = file.Replace('\\', '/');
        if (IsOf(counted, file))
            return IsAssembly(file) ? EmbeddedResources.Differing(before, after).Select(resource => $"{place}/{resource}") : [];
        return IsDerivedFromCode(file) || AreSame(before, after) ? [] : [place];
    }

    // Its program and its symbols differ with its code.
    private static bool IsOf(HashSet<string> counted, string file)
    {
        var name = Path.GetFileName(file);
        if (counted.Contains(name))
            return true;
        var simple = Path.GetFileNameWithoutExtension(name);
        return counted.Contains(simple.EndsWith(Translations, StringComparison.OrdinalIgnoreCase) ? simple[..^Translations.Length] : simple)
            && Path.GetExtension(name).ToUpperInvariant() is ".DLL" or ".EXE" or ".PDB" or ".XML";
    }

    private static bool IsAssembly(string file) => file.EndsWith(".dll", StringComparison.OrdinalIgnoreCase);

    // No process reads symbols, and the versions of libraries are in these.
    private static bool IsDerivedFromCode(string file) =>
        file.EndsWith(".pdb", StringComparison.OrdinalIgnoreCase) || file.EndsWith(".deps.json", StringComparison.OrdinalIgnoreCase)
        || Array.Exists(FoldersOfBuild, name => Path.GetFileName(file).StartsWith(name, StringComparison.OrdinalIgnoreCase));

    /// <summary>True if two files have the same bytes, or if neither exists.</summary>
    /// <param name="before">The one path.</param>
    /// <param name="after">The other path.</param>
    public static bool AreSame(string before, string after) => !File.Exists(before) || !File.Exists(after)
        ? File.Exists(before) == File.Exists(after)
        : new FileInfo(before).Length == new FileInfo(after).Length
            && File.ReadAllBytes(before).AsSpan().SequenceEqual(File.ReadAllBytes(after));
}
