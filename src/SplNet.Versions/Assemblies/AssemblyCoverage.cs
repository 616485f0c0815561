using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>
/// Detects whether a code coverage tool has rewritten an assembly to count executed lines. Such tools add a type to the assembly: coverlet,
/// and Microsoft.CodeCoverage, which implements <c>dotnet test --collect</c> and the option --coverage of Microsoft.Testing.Platform.
/// </summary>
internal static class AssemblyCoverage
{
    /// <summary>True for a file with coverage counters.</summary>
    public static unsafe bool Counts(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var metadata = file.GetMetadata();
        return HasTracker(new ReadOnlySpan<byte>(metadata.Pointer, metadata.Length));
    }

    /// <summary>
    /// True for a loaded assembly with coverage counters, even if its file is gone; false for an assembly that was created in memory.
    /// </summary>
    public static unsafe bool Counts(Assembly assembly) =>
        assembly.TryGetRawMetadata(out var metadata, out var length) && HasTracker(new ReadOnlySpan<byte>(metadata, length));

    // Every measuring process runs this check and would have to load and compile a metadata reader. Namespaces are stored in the metadata
    // as plain text with a terminating zero.
    private static bool HasTracker(ReadOnlySpan<byte> metadata) =>
        metadata.IndexOf("Coverlet.Core.Instrumentation.Tracker\0"u8) >= 0
        || metadata.IndexOf("Microsoft.CodeCoverage.Instrumentation.Static.Tracker\0"u8) >= 0;
}
