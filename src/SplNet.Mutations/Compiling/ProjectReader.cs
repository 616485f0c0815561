using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Mutations.Compiling;

/// <summary>Creates a compilation from compiler arguments, like <c>csc</c>.</summary>
internal static class ProjectReader
{
    /// <summary>Reads the sources and their references, and runs the source generators.</summary>
    /// <exception cref="CompilationFailedException">The arguments cannot be understood, a file is missing, or there are errors.</exception>
    public static ProjectCompilation Read(CompilerCall call)
    {
        var arguments = CSharpCommandLineParser.Default.Parse(call.Arguments, call.Folder, sdkDirectory: null);
        Require(
            arguments.Errors.Select(static error => error.ToString()),
            "The compiler for mutants does not understand the arguments of the build");
        var sources = new List<SyntaxTree>(arguments.SourceFiles.Length);
        var missing = new List<string>();
        foreach (var file in arguments.SourceFiles)
            Opened(
                file.Path,
                stream => sources.Add(CSharpSyntaxTree.ParseText(
                    SourceText.From(stream, arguments.Encoding, arguments.ChecksumAlgorithm), arguments.ParseOptions, file.Path)),
                missing);
        var references = References(arguments, call.Folder, missing);
        Require(missing, "Some files of the build are missing");
        var plain = CSharpCompilation.Create(arguments.CompilationName, sources, references, Options(arguments, call.Folder));
        var generators = SourceGenerators.Run(plain, arguments, call.Folder);
        var (lean, mutable) = LeanCompilation.Of(generators?.Compilation ?? plain, sources);
        return new ProjectCompilation(lean, mutable, new AssemblyWriter(arguments.EmitOptions, arguments.ManifestResources), call.Folder)
        {
            Generators = generators,
        };
    }

    // Warnings concern only the build: a mutant may have some, even in a project that treats them as errors.
    private static CSharpCompilationOptions Options(CSharpCommandLineArguments arguments, string folder) => arguments.CompilationOptions
        .WithGeneralDiagnosticOption(ReportDiagnostic.Suppress)
        .WithSpecificDiagnosticOptions(ImmutableDictionary<string, ReportDiagnostic>.Empty)
        .WithSyntaxTreeOptionsProvider(null)
        .WithStrongNameProvider(new DesktopStrongNameProvider(arguments.KeyFileSearchPaths))
        .WithXmlReferenceResolver(new XmlFileResolver(folder))
        .WithSourceReferenceResolver(new SourceFileResolver(ImmutableArray<string>.Empty, folder, arguments.PathMap));

    private static List<MetadataReference> References(CSharpCommandLineArguments arguments, string folder, List<string> missing)
    {
        var references = new List<MetadataReference>(arguments.MetadataReferences.Length);
        foreach (var reference in arguments.MetadataReferences)
        {
            if (arguments.ReferencePaths.Prepend(folder).Select(path => Path.GetFullPath(reference.Reference, path))
                .FirstOrDefault(File.Exists) is { } file)
                references.Add(MetadataReference.CreateFromFile(file, reference.Properties));
            else
                missing.Add(reference.Reference);
        }

        return references;
    }

    private static void Opened(string path, Action<Stream> read, List<string> missing)
    {
        if (!File.Exists(path))
        {
            missing.Add(path);
            return;
        }

        using var stream = File.OpenRead(path);
        read(stream);
    }

    private static void Require(IEnumerable<string> problems, string message)
    {
        var all = problems.ToList();
        if (all.Count > 0)
            throw new CompilationFailedException($"{message}:{Environment.NewLine}{string.Join(Environment.NewLine, all)}");
    }
}
