using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>Compilations of sources that use SplNet, against what this process runs on.</summary>
internal static class Sources
{
    private static readonly IReadOnlyList<MetadataReference> References =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => !Path.GetFileName(path).StartsWith("SplNet.Analyzers", StringComparison.Ordinal))
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>A library of one source; implicit usings are those of a test project.</summary>
    /// <param name="source">The source.</param>
    /// <param name="isWithSplNet">False for a project that does not reference it.</param>
    public static CSharpCompilation Compile(string source, bool isWithSplNet = true)
    {
        const string usings = "global using System; global using System.Collections.Generic; global using System.Linq; global using System.Threading.Tasks;";
        var options = CSharpParseOptions.Default.WithLanguageVersion(LanguageVersion.Preview);
        return CSharpCompilation.Create(
            "Subject",
            [CSharpSyntaxTree.ParseText(source, options, "Subject.cs"), CSharpSyntaxTree.ParseText(usings, options, "Usings.cs")],
            isWithSplNet ? References : References.Where(static reference => !Path.GetFileName(reference.Display!).StartsWith("SplNet", StringComparison.Ordinal)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
    }
}
