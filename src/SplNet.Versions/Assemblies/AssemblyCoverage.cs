using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>
/// Whether a tool for code coverage has written an assembly again, so that it counts which of its lines run. Such tools add a type of their own to it: coverlet, and Microsoft.CodeCoverage, which
/// is behind <c>dotnet test --collect</c> and the option --coverage of Microsoft.Testing.Platform.
/// </summary>
internal static class AssemblyCoverage
{
    /// <summary>True for a file that counts.</summary>
    public static unsafe bool Counts(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var metadata = file.GetMetadata();
        return HasTracker(new ReadOnlySpan<byte>(metadata.Pointer, metadata.Length));
    }

    /// <summary>True for a loaded assembly that counts, whatever has become of its file; false for one that was made in memory.</summary>
    public static unsafe bool Counts(Assembly assembly) => assembly.TryGetRawMetadata(out var metadata, out var length) && HasTracker(new ReadOnlySpan<byte>(metadata, length));

    // Each measuring process asks, and a reader of metadata would have to be loaded and compiled there: namespaces stand in the metadata as they are, with a zero behind.
    private static bool HasTracker(ReadOnlySpan<byte> metadata) =>
        metadata.IndexOf("Coverlet.Core.Instrumentation.Tracker\0"u8) >= 0 || metadata.IndexOf("Microsoft.CodeCoverage.Instrumentation.Static.Tracker\0"u8) >= 0;
}
