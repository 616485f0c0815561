using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Layers;

/// <summary>Which folder of a project names what stands in which other, as the compiler understands the sources: types that share a namespace are told apart too.</summary>
/// <param name="From">The folder that names.</param>
/// <param name="To">The folder where it stands; several for the parts of a type.</param>
/// <param name="File">The file that names it.</param>
/// <param name="Name">What is named.</param>
internal sealed record FolderArrow(string From, IReadOnlyList<string> To, string File, string Name)
{
    public override string ToString() => $"{From} -> {string.Join('/', To)}: {File} names {Name}";
}

/// <summary>The arrows between the folders of a project.</summary>
internal static class FolderArrows
{
    private static readonly ConcurrentDictionary<string, Lazy<IReadOnlyList<FolderArrow>>> Known = new(StringComparer.Ordinal);
    private static readonly string Root = Path.GetFullPath(Path.Combine(SourceFolder(), "..", "..", ".."));

    /// <summary>Reads a file of the repository.</summary>
    public static string ReadAllText(string path) => File.ReadAllText(Path.Combine(Root, path));

    /// <summary>The folders of a project that hold sources, each with all folders below it.</summary>
    public static IReadOnlyList<string> FoldersOf(string project) =>
        [.. FilesOf(project).Select(file => FolderOf(project, file)).Where(static folder => folder.Length > 0).Distinct().Order(StringComparer.Ordinal)];

    /// <summary>All arrows between different folders; files beside the project's have none.</summary>
    /// <param name="project">The folder of the project.</param>
    /// <param name="linked">A folder whose sources are compiled into it.</param>
    public static IReadOnlyList<FolderArrow> Of(string project, string? linked = null) =>
        Known.GetOrAdd(project, _ => new Lazy<IReadOnlyList<FolderArrow>>(() => Find(project, linked))).Value;

    private static IReadOnlyList<FolderArrow> Find(string project, string? linked)
    {
        var own = FilesOf(project).Select(static path => Sources.Parse(File.ReadAllText(path), path)).ToList();
        var others = linked is null ? [] : FilesOf(linked).Select(static path => Sources.Parse(File.ReadAllText(path), path));
        var compilation = Sources.Compile("global using System.IO; global using System.Threading;")
            .AddSyntaxTrees(own)
            .AddSyntaxTrees(others)
            .WithAssemblyName(Path.GetFileName(project));
        compilation = compilation.RemoveReferences(compilation.References.Where(reference => Path.GetFileNameWithoutExtension(reference.Display) == compilation.AssemblyName));
        return [.. own.SelectMany(tree => From(project, tree, compilation.GetSemanticModel(tree)))];
    }

    private static IEnumerable<FolderArrow> From(string project, SyntaxTree tree, SemanticModel model)
    {
        var from = FolderOf(project, tree.FilePath);
        if (from.Length == 0)
            yield break;
        foreach (var name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>())
        {
            if (model.GetSymbolInfo(name).Symbol is not { Kind: not SymbolKind.Namespace } symbol)
                continue;
            var folders = symbol.OriginalDefinition.DeclaringSyntaxReferences.Select(reference => FolderOf(project, reference.SyntaxTree.FilePath)).Distinct().ToList();
            if (folders.Count > 0 && !folders.Contains(from) && !folders.Contains(string.Empty))
                yield return new FolderArrow(from, folders, Path.GetFileName(tree.FilePath), symbol.Name);
        }
    }

    private static IEnumerable<string> FilesOf(string project) => Directory
        .EnumerateFiles(Path.Combine(Root, project), "*.cs", SearchOption.AllDirectories)
        .Where(file => Path.GetRelativePath(Path.Combine(Root, project), file).Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"));

    // Empty for files of another project, and for those that stand in no folder.
    private static string FolderOf(string project, string file)
    {
        var parts = Path.GetRelativePath(Path.Combine(Root, project), file).Split(Path.DirectorySeparatorChar);
        return parts.Length == 1 || parts[0] == ".." ? string.Empty : parts[0];
    }

    private static string SourceFolder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}
