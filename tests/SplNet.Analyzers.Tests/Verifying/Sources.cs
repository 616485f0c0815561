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

    // Compilations that are made of one share what they know of its references, which is most of what a small one reads.
    private static readonly CSharpCompilation WithSplNet = Compilation(References);
    private static readonly CSharpCompilation WithoutSplNet = Compilation(
        References.Where(static reference => !Path.GetFileName(reference.Display!).StartsWith("SplNet", StringComparison.Ordinal)));

    /// <summary>A library of one source; implicit usings are those of a test project.</summary>
    /// <param name="source">The source.</param>
    /// <param name="isWithSplNet">False for a project that does not reference it.</param>
    /// <param name="further">Further sources of the library.</param>
    public static CSharpCompilation Compile(string source, bool isWithSplNet = true, params IReadOnlyList<string> further)
    {
        const string usings = "global using System; global using System.Collections.Generic; global using System.Linq; " +
            "global using System.Threading.Tasks;";
        return (isWithSplNet ? WithSplNet : WithoutSplNet)
            .AddSyntaxTrees([
                Parse(source, "Subject.cs"),
                Parse(usings, "Usings.cs"),
                .. further.Select(static (text, index) => Parse(text, $"Further{index}.cs"))]);
    }

    /// <summary>One file.</summary>
    /// <param name="source">Its text.</param>
    /// <param name="path">Its name.</param>
    public static SyntaxTree Parse(string source, string path) =>
        CSharpSyntaxTree.ParseText(source, CSharpParseOptions.Default.WithLanguageVersion(LanguageVersion.Preview), path);

    private static CSharpCompilation Compilation(IEnumerable<MetadataReference> references)
    {
        var empty = CSharpCompilation.Create("Subject", [], references, new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        _ = empty.Assembly; // binds the references
        return empty;
    }
}
