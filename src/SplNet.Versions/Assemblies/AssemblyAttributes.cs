using System.Reflection.Metadata;

namespace SplNet.Versions.Assemblies;

/// <summary>What an assembly says of itself in attributes.</summary>
internal static class AssemblyAttributes
{
    /// <summary>Those of a type of another assembly, by its simple name; a file without an assembly has none.</summary>
    public static IEnumerable<CustomAttribute> Named(MetadataReader reader, string type) =>
        reader.IsAssembly ? reader.GetAssemblyDefinition().GetCustomAttributes().Select(reader.GetCustomAttribute).Where(attribute => IsNamed(reader, attribute, type)) : [];

    /// <summary>The first argument of an attribute, where that is a text; null where it is none.</summary>
    public static string? Text(MetadataReader reader, CustomAttribute attribute) => Arguments(reader, attribute).ReadSerializedString();

    /// <summary>The arguments of an attribute, behind what begins each of them.</summary>
    public static BlobReader Arguments(MetadataReader reader, CustomAttribute attribute)
    {
        var value = reader.GetBlobReader(attribute.Value);
        value.Offset = sizeof(ushort); // the prolog
        return value;
    }

    private static bool IsNamed(MetadataReader reader, CustomAttribute attribute, string type)
    {
        if (attribute.Constructor.Kind != HandleKind.MemberReference)
            return false;
        var parent = reader.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent;
        return parent.Kind == HandleKind.TypeReference && reader.StringComparer.Equals(reader.GetTypeReference((TypeReferenceHandle)parent).Name, type);
    }
}
