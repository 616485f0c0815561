using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Mutations.Compiling;

/// <summary>A run of source generators, which can be repeated after a change of one file.</summary>
internal sealed class GeneratorRun
{
    private readonly CSharpCompilation _plain;
    private readonly GeneratorDriver _driver;

    private GeneratorRun(CSharpCompilation plain, GeneratorDriver driver, CSharpCompilation compilation)
    {
        _plain = plain;
        _driver = driver;
        Compilation = compilation;
    }

    /// <summary>Gets the project with the generated files.</summary>
    public CSharpCompilation Compilation { get; }

    /// <summary>Gets the generated files.</summary>
    public IReadOnlyList<SyntaxTree> Generated => _driver.GetRunResult().GeneratedTrees;

    /// <summary>Runs generators.</summary>
    /// <param name="plain">The project without generated files.</param>
    /// <param name="driver">The generators.</param>
    /// <returns>The run, and the errors of the generators.</returns>
    public static (GeneratorRun Run, IReadOnlyList<string> Errors) Of(CSharpCompilation plain, GeneratorDriver driver)
    {
        var ran = driver.RunGeneratorsAndUpdateCompilation(plain, out var compilation, out var diagnostics);
        return (new GeneratorRun(plain, ran, (CSharpCompilation)compilation),
        [
            .. diagnostics.Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
                .Select(static diagnostic => diagnostic.ToString()),
            .. ran.GetRunResult().Results.Where(static result => result.Exception is not null)
                .Select(static result => $"{result.Generator.GetGeneratorType()}: {result.Exception!.Message}"),
        ]);
    }

    /// <summary>Parses a file with the options of the user's files; a compilation needs the same options for all files.</summary>
    public SyntaxTree AsWritten(SyntaxTree tree) =>
        CSharpSyntaxTree.ParseText(tree.GetText(), (CSharpParseOptions?)_plain.SyntaxTrees.FirstOrDefault()?.Options, tree.FilePath);

    /// <summary>Runs the same generators after a change. Thread-safe.</summary>
    /// <param name="path">The changed file.</param>
    /// <param name="text">Its new text.</param>
    /// <param name="more">Additional files of the project.</param>
    public (GeneratorRun Run, IReadOnlyList<string> Errors) Again(string path, SourceText text, IEnumerable<SyntaxTree> more)
    {
        var file = _plain.SyntaxTrees.First(tree => tree.FilePath == path);
        return Of(_plain.ReplaceSyntaxTree(file, file.WithChangedText(text)).AddSyntaxTrees(more), _driver);
    }
}
