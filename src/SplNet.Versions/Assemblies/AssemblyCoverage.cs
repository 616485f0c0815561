using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>Whether a tool for code coverage has written an assembly again, so that it counts which of its lines run. Such tools add a type of their own to it.</summary>
internal static class AssemblyCoverage
{
    // Of coverlet, and of Microsoft.CodeCoverage: `dotnet test --collect` and the option --coverage of Microsoft.Testing.Platform.
    private static readonly string[] Trackers = ["Coverlet.Core.Instrumentation.Tracker", "Microsoft.CodeCoverage.Instrumentation.Static.Tracker"];

    /// <summary>True for a file that counts.</summary>
    public static bool Counts(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        return Counts(file.GetMetadataReader());
    }

    /// <summary>True for a loaded assembly that counts, whatever has become of its file; false for one that was made in memory.</summary>
    public static unsafe bool Counts(Assembly assembly) => assembly.TryGetRawMetadata(out var metadata, out var length) && IsNamedIn(new ReadOnlySpan<byte>(metadata, length));

    // Each measuring process asks, and a reader of metadata would have to be loaded and compiled there: names stand in the metadata as they are, with a zero behind.
    private static bool IsNamedIn(ReadOnlySpan<byte> metadata) =>
        metadata.IndexOf("Coverlet.Core.Instrumentation.Tracker\0"u8) >= 0 || metadata.IndexOf("Microsoft.CodeCoverage.Instrumentation.Static.Tracker\0"u8) >= 0;

    private static bool Counts(MetadataReader reader)
    {
        foreach (var type in reader.TypeDefinitions)
        {
            var name = reader.GetTypeDefinition(type).Namespace;
            if (Array.Exists(Trackers, tracker => reader.StringComparer.Equals(name, tracker)))
                return true;
        }

        return false;
    }
}
