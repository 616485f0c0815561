using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using System.Xml.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Layers;

/// <summary>The arrows between the layers of a project, which is compiled once. Files beside the project's have none.</summary>
internal sealed class FolderArrows
{
    private static readonly ConcurrentDictionary<string, Lazy<FolderArrows>> Known = new(StringComparer.Ordinal);
    private static readonly string Root = Path.GetFullPath(Path.Combine(SourceFolder(), "..", "..", ".."));

    private readonly CSharpCompilation _compilation;
    private readonly Dictionary<SyntaxTree, string> _folders;
    private readonly Dictionary<string, HashSet<string>> _declared;

    private FolderArrows(string project, string? linked)
    {
        var layers = LayerPicture.Of(project);
        _folders = FilesOf(project).ToDictionary(static path => Sources.Parse(File.ReadAllText(path), path), path =>
            layers.LayerOf(Path.GetRelativePath(Path.Combine(Root, project), path)));
        _declared = _folders.GroupBy(static file => file.Value, StringComparer.Ordinal)
            .ToDictionary(
                static folder => folder.Key,
                static folder => folder.SelectMany(static file => DeclaredNames.Of(file.Key)).ToHashSet(StringComparer.Ordinal),
                StringComparer.Ordinal);
        var others = linked is null ? [] : FilesOf(linked).Select(static path => Sources.Parse(File.ReadAllText(path), path));
        var compilation = Sources.Compile("global using System.IO; global using System.Threading;" + UsingsOf(project))
            .AddSyntaxTrees(_folders.Keys)
            .AddSyntaxTrees(others)
            .WithAssemblyName(Path.GetFileName(project));

        // A model that knows what may be null reads a whole method for each name in it.
        _compilation = compilation.WithOptions(compilation.Options.WithNullableContextOptions(NullableContextOptions.Disable))
            .RemoveReferences(compilation.References.Where(
                reference => Path.GetFileNameWithoutExtension(reference.Display) == compilation.AssemblyName));
    }

    /// <summary>All layers that hold sources, and the folders of sources that are in none.</summary>
    public IEnumerable<string> Folders => _declared.Keys.Where(static folder => folder.Length > 0);

    /// <summary>Those of a project.</summary>
    /// <param name="project">The folder of the project.</param>
    /// <param name="linked">A folder whose sources are compiled into it.</param>
    public static FolderArrows Of(string project, string? linked = null) =>
        Known.GetOrAdd(project, _ => new Lazy<FolderArrows>(() => new FolderArrows(project, linked))).Value;

    /// <summary>Reads a file of the repository.</summary>
    public static string ReadAllText(string path) => File.ReadAllText(Path.Combine(Root, path));

    /// <summary>
    /// The arrows from a folder to others, as they are found: a name is bound when it is asked for, and only one that is declared there.
    /// </summary>
    /// <param name="from">The folder.</param>
    /// <param name="to">The others; of the parts of a type, all stand in one of them.</param>
    public IEnumerable<FolderArrow> Between(string from, IReadOnlyCollection<string> to)
    {
        var declared = to.SelectMany(folder => _declared[folder]).ToHashSet(StringComparer.Ordinal);
        foreach (var (tree, _) in _folders.Where(file => file.Value == from))
        {
            var model = _compilation.GetSemanticModel(tree);
            foreach (var name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>()
                .Where(name => DeclaredNames.MayBe(name, declared)))
            {
                if (model.GetSymbolInfo(name).Symbol is not { Kind: not SymbolKind.Namespace } symbol)
                    continue;
                var folders = symbol.OriginalDefinition.DeclaringSyntaxReferences
                    .Select(reference => _folders.GetValueOrDefault(reference.SyntaxTree, string.Empty))
                    .Distinct(StringComparer.Ordinal)
                    .ToList();
                if (folders.Count > 0 && folders.All(to.Contains))
                    yield return new FolderArrow(from, folders, Path.GetFileName(tree.FilePath), symbol.Name);
            }
        }
    }

    private static IEnumerable<string> FilesOf(string project) => Directory
        .EnumerateFiles(Path.Combine(Root, project), "*.cs", SearchOption.AllDirectories)
        .Where(file =>
            Path.GetRelativePath(Path.Combine(Root, project), file).Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"));

    // Those that the project file states.
    private static string UsingsOf(string project) => string.Concat(
        XDocument.Load(Path.Combine(Root, project, Path.GetFileName(project) + ".csproj")).Descendants("Using")
            .Select(static one => $"global using {one.Attribute("Include")!.Value};"));

    private static string SourceFolder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}
