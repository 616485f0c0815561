using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using NuGet.Frameworks;

namespace SplNet.Versions.Assemblies;

/// <summary>The target framework that an assembly carries as an attribute.</summary>
internal static class AssemblyFramework
{
    private const string Attribute = "TargetFrameworkAttribute";

    /// <summary>Its short name, for example <c>net8.0</c>; empty where the assembly names none.</summary>
    public static string Of(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var reader = file.GetMetadataReader();
        foreach (var handle in reader.GetAssemblyDefinition().GetCustomAttributes())
        {
            var attribute = reader.GetCustomAttribute(handle);
            if (IsTargetFramework(reader, attribute))
                return NuGetFramework.Parse(FirstArgument(reader, attribute)).GetShortFolderName();
        }

        return string.Empty;
    }

    private static bool IsTargetFramework(MetadataReader reader, CustomAttribute attribute)
    {
        if (attribute.Constructor.Kind != HandleKind.MemberReference)
            return false;
        var type = reader.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent;
        return type.Kind == HandleKind.TypeReference && reader.StringComparer.Equals(reader.GetTypeReference((TypeReferenceHandle)type).Name, Attribute);
    }

    // After a prolog of two bytes stands the text.
    private static string FirstArgument(MetadataReader reader, CustomAttribute attribute)
    {
        var value = reader.GetBlobReader(attribute.Value);
        value.ReadUInt16();
        return value.ReadSerializedString() ?? string.Empty;
    }
}
