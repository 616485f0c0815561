namespace SplNet.Integration.Tests.Documents;

/// <summary>The documents of the repository.</summary>
internal static class Pages
{
    /// <summary>Every file of Markdown that belongs to the repository.</summary>
    public static IReadOnlyList<string> All { get; } = [.. InRoot, .. Under("docs"), .. Under(Path.Combine("analyzers", "docs"))];

    /// <summary>Those whose blocks are compiled and run; the pages of the rules have tests of their own.</summary>
    public static IReadOnlyList<string> WithCode { get; } = [.. InRoot, .. Under("docs")];

    private static IEnumerable<string> InRoot =>
        Directory.EnumerateFiles(Repository.Root, "*.md").Select(Relative).Order(StringComparer.Ordinal);

    private static IEnumerable<string> Under(string folder) =>
        Directory.EnumerateFiles(Repository.PathOf(folder), "*.md", SearchOption.AllDirectories).Select(Relative)
            .Order(StringComparer.Ordinal);

    private static string Relative(string path) => Path.GetRelativePath(Repository.Root, path).Replace('\\', '/');
}
