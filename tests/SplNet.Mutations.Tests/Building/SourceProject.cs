using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;
using Microsoft.CodeAnalysis.Text;
using SplNet.Mutations.Compiling;

namespace SplNet.Mutations.Tests.Building;

/// <summary>Texts as a project of a Release build, without files.</summary>
internal static class SourceProject
{
    /// <summary>Where its files seem to lie.</summary>
    public const string Folder = "/src";

    private const string Usings = "global using System; global using System.Collections.Generic; global using System.IO; " +
        "global using System.Linq; global using System.Threading; global using System.Threading.Tasks;";

    private static readonly string[] Paths =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location)),
    ];

    private static readonly MetadataReference[] Framework = [.. Paths.Select(static path => MetadataReference.CreateFromFile(path))];

    /// <summary>Arguments by which the compiler gets the framework of this process.</summary>
    public static IEnumerable<string> References => Paths.Select(static path => "-reference:" + path);

    /// <summary>Files <c>Source0.cs</c>, <c>Source1.cs</c>, … with the implicit usings of a console project.</summary>
    public static ProjectCompilation Of(params string[] sources) => Of(LanguageVersion.Preview, sources);

    /// <summary>The same in an older language; before C# 10 there are no implicit usings, and before C# 8 no nullable references.</summary>
    public static ProjectCompilation Of(LanguageVersion language, params string[] sources) => Of(new CSharpParseOptions(language), sources);

    /// <summary>The same with async methods that the runtime suspends, from .NET 11 on.</summary>
    public static ProjectCompilation WithRuntimeAsync(params string[] sources) =>
        Of(new CSharpParseOptions(LanguageVersion.Preview).WithFeatures([new("runtime-async", "on")]), sources);

    /// <summary>The same with source generators, which may intercept calls by code in the namespace <c>Intercepted</c>.</summary>
    public static ProjectCompilation With(IIncrementalGenerator generator, params string[] sources)
    {
        var options = new CSharpParseOptions(LanguageVersion.Preview).WithFeatures([new("InterceptorsNamespaces", "Intercepted")]);
        var project = Of(options, sources);
        var (run, errors) = GeneratorRun.Of(
            project.Plain, CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: options));
        Assert.Empty(errors);
        var (lean, mutable) = LeanCompilation.Of(run.Compilation, project.Sources);
        return project with { Plain = lean, Sources = mutable, Generators = run };
    }

    private static ProjectCompilation Of(CSharpParseOptions parsed, string[] sources)
    {
        var language = parsed.LanguageVersion;
        var trees = sources.Select((source, index) => Tree(source, $"{Folder}/Source{index}.cs", parsed)).ToList();
        var usings = language >= LanguageVersion.CSharp10 ? [Tree(Usings, $"{Folder}/obj/Usings.g.cs", parsed)] : Array.Empty<SyntaxTree>();
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary,
            optimizationLevel: OptimizationLevel.Release,
            allowUnsafe: true,
            deterministic: true,
            nullableContextOptions: language >= LanguageVersion.CSharp8 ? NullableContextOptions.Enable : NullableContextOptions.Disable,
            generalDiagnosticOption: ReportDiagnostic.Suppress);
        var plain = CSharpCompilation.Create("Mutated", [.. trees, .. usings], Framework, options);
        return new ProjectCompilation(
            plain, trees, new AssemblyWriter(new EmitOptions(debugInformationFormat: DebugInformationFormat.Embedded), []), Folder);
    }

    private static SyntaxTree Tree(string source, string path, CSharpParseOptions options) =>
        CSharpSyntaxTree.ParseText(SourceText.From(source, Encoding.UTF8), options, path);
}
