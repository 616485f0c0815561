using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Runtime.Versioning;
using NuGet.Frameworks;

namespace SplNet.Versions.Assemblies;

/// <summary>The target framework that an assembly carries as an attribute.</summary>
internal static class AssemblyFramework
{
    /// <summary>Its short name, for example <c>net8.0</c>; empty where the assembly names none.</summary>
    public static string Of(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var reader = file.GetMetadataReader();
        var name = AssemblyAttributes.Named(reader, nameof(TargetFrameworkAttribute)).Select(attribute => FirstArgument(reader, attribute)).FirstOrDefault();
        return name is null ? string.Empty : NuGetFramework.Parse(name).GetShortFolderName();
    }

    // After a prolog of two bytes stands the text.
    private static string FirstArgument(MetadataReader reader, CustomAttribute attribute)
    {
        var value = reader.GetBlobReader(attribute.Value);
        value.ReadUInt16();
        return value.ReadSerializedString() ?? string.Empty;
    }
}
