using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Emit;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Causes.Tests.Building;

/// <summary>The real compiler: sources to an assembly with its symbols, as a Release build makes them.</summary>
internal static class Compiler
{
    private const string Usings = "global using System; global using System.Collections.Generic; global using System.IO; " +
        "global using System.Linq; global using System.Threading; global using System.Threading.Tasks;";

    private static readonly MetadataReference[] Framework =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location))
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>Compiles into a folder.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="name">The name of the assembly.</param>
    /// <param name="sources">The sources.</param>
    /// <param name="references">Assemblies in the folder that it refers to.</param>
    /// <param name="level">Release by default.</param>
    /// <param name="sourceFolder">The folder of the sources in the symbols.</param>
    /// <param name="form">What async methods become.</param>
    public static string Compile(
        string folder, string name, IReadOnlyList<string> sources, IReadOnlyList<string>? references = null,
        OptimizationLevel level = OptimizationLevel.Release, string sourceFolder = "/src", AsyncForm form = AsyncForm.StateMachine)
    {
        var parsed = new CSharpParseOptions(LanguageVersion.Preview).WithFeatures(
            [new("runtime-async", form == AsyncForm.Runtime ? "on" : "off"), new("InterceptorsNamespaces", "Intercepting")]);
        var trees = sources.Prepend(Usings).Select((source, index) => Parsed(source, parsed, $"{sourceFolder}/{name}{index}.cs"));
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, optimizationLevel: level, allowUnsafe: true,
            nullableContextOptions: NullableContextOptions.Enable, deterministic: true);
        var compilation = CSharpCompilation.Create(
            name,
            trees,
            [
                .. Framework,
                .. (references ?? []).Select(reference => MetadataReference.CreateFromFile(Path.Combine(folder, reference + ".dll"))),
            ],
            options);
        var path = Path.Combine(folder, name + ".dll");
        using var assembly = File.Create(path);
        using var symbols = File.Create(Path.ChangeExtension(path, ".pdb"));
        var result = compilation.Emit(
            assembly, symbols, options: new EmitOptions(debugInformationFormat: DebugInformationFormat.PortablePdb));
        Assert.True(result.Success, string.Join(
            Environment.NewLine, result.Diagnostics.Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)));
        return path;
    }

    /// <summary>The attribute by which a method replaces the only call of another one.</summary>
    /// <param name="source">The source with the call.</param>
    /// <param name="called">The name of the called method.</param>
    public static string InterceptionOf(string source, string called)
    {
        var tree = Parsed(source, new CSharpParseOptions(LanguageVersion.Preview), "/src/Sut1.cs");
        var model = CSharpCompilation.Create("Sut", [tree], Framework).GetSemanticModel(tree);
        var call = tree.GetRoot().DescendantNodes().OfType<InvocationExpressionSyntax>()
            .Single(call => call.Expression.ToString() == called);
        return model.GetInterceptableLocation(call)!.GetInterceptsLocationAttributeSyntax();
    }

    private static SyntaxTree Parsed(string source, CSharpParseOptions options, string path) =>
        CSharpSyntaxTree.ParseText(SourceText.From(source, System.Text.Encoding.UTF8), options, path);
}
