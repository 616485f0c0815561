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
    public static unsafe bool Counts(Assembly assembly) => assembly.TryGetRawMetadata(out var metadata, out var length) && Counts(new MetadataReader(metadata, length));

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
