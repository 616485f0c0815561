using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Mutations.Compiling;

/// <summary>
/// A compilation without analyses that only produce warnings: nullable analysis and links in documentation take much of the time without
/// affecting the code.
/// </summary>
internal static class LeanCompilation
{
    // An internal switch of the compiler; null annotations stay in the metadata.
    private static readonly KeyValuePair<string, string> NoNullAnalysis = new("run-nullable-analysis", "never");

    /// <summary>
    /// Parses all files of a compilation again. Source generators have already run, because they see what is left out here.
    /// </summary>
    /// <param name="full">The compilation.</param>
    /// <param name="sources">Some of its files.</param>
    /// <returns>The compilation, and those files in it.</returns>
    public static (CSharpCompilation Lean, IReadOnlyList<SyntaxTree> Sources) Of(CSharpCompilation full, IReadOnlyList<SyntaxTree> sources)
    {
        var trees = full.SyntaxTrees.ToDictionary(static tree => tree, Again);
        return (
            full.RemoveAllSyntaxTrees().AddSyntaxTrees(full.SyntaxTrees.Select(tree => trees[tree])),
            [.. sources.Select(tree => trees[tree])]);
    }

    /// <summary>Parses one file again for the compilation without warnings.</summary>
    public static SyntaxTree Again(SyntaxTree tree)
    {
        var options = (CSharpParseOptions)tree.Options;
        var mode = options.DocumentationMode == DocumentationMode.Diagnose ? DocumentationMode.Parse : options.DocumentationMode;
        return CSharpSyntaxTree.ParseText(
            tree.GetText(), options.WithFeatures([.. options.Features, NoNullAnalysis]).WithDocumentationMode(mode), tree.FilePath);
    }
}
