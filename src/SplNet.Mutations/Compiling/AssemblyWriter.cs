using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;

namespace SplNet.Mutations.Compiling;

/// <summary>Writes compilations like the build, with the same options and resources and always with symbols.</summary>
/// <param name="options">The options of the build; symbols go into a separate file unless they are embedded.</param>
/// <param name="resources">The embedded resources.</param>
internal sealed class AssemblyWriter(EmitOptions options, IEnumerable<ResourceDescription> resources)
{
    private const int Shown = 5;

    private readonly EmitOptions _options = options.DebugInformationFormat == DebugInformationFormat.Embedded
        ? options
        : options.WithDebugInformationFormat(DebugInformationFormat.PortablePdb);
    private readonly ImmutableArray<ResourceDescription> _resources = [.. resources];

    /// <summary>Compiles to memory.</summary>
    /// <returns>The assembly, its symbols unless they are embedded, and the first errors if there are any.</returns>
    public (byte[]? Assembly, byte[]? Symbols, string? Error) Write(CSharpCompilation compilation)
    {
        using var assembly = new MemoryStream();
        using var symbols = _options.DebugInformationFormat == DebugInformationFormat.Embedded ? null : new MemoryStream();
        using var versions = compilation.CreateDefaultWin32Resources(
            versionResource: true, noManifest: true, manifestContents: null, iconInIcoFormat: null);
        var result = compilation.Emit(assembly, symbols, win32Resources: versions, manifestResources: _resources, options: _options);
        return result.Success ? (assembly.ToArray(), symbols?.ToArray(), null) : (null, null, Errors(result.Diagnostics));
    }

    /// <summary>Formats the first errors, one per line.</summary>
    public static string Errors(IEnumerable<Diagnostic> diagnostics) =>
        string.Join(Environment.NewLine, diagnostics.Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Take(Shown)
            .Select(static diagnostic => diagnostic.ToString()));
}
