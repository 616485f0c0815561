using System.Runtime.CompilerServices;

namespace SplNet.Analyzers.Tests.Catalogue;

/// <summary>The pages of the rules, and the lists that name them.</summary>
internal static class Documents
{
    public static string Folder { get; } = Path.Combine(Root(), "analyzers");

    public static string TestFolder { get; } = Path.Combine(Root(), "tests", "SplNet.Analyzers.Tests");

    public static string Page(string id) => Path.Combine(Folder, "docs", id + ".md");

    public static string Table => Path.Combine(Folder, "docs", "README.md");

    public static IEnumerable<string> Pages =>
        Directory.EnumerateFiles(Path.Combine(Folder, "docs"), "SPL*.md").Order(StringComparer.Ordinal);

    public static IReadOnlyList<string> Releases { get; } =
    [
        .. Directory.EnumerateFiles(Path.Combine(Folder, "SplNet.Analyzers"), "AnalyzerReleases.*.md")
            .SelectMany(File.ReadLines).Where(static line => line.StartsWith("SPL", StringComparison.Ordinal)),
    ];

    /// <summary>The blocks of a kind in a page: <c>spl wrong</c>, <c>spl right</c>.</summary>
    /// <param name="page">The text of the page.</param>
    /// <param name="kind">The words behind the fence.</param>
    public static IEnumerable<string> Blocks(string page, string kind) =>
        page.Split("```" + kind + "\n").Skip(1).Select(static rest => rest[..rest.IndexOf("```", StringComparison.Ordinal)]);

    private static string Root([CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", ".."));
}
