using System.Reflection.Metadata;

namespace SplNet.Versions.Assemblies;

/// <summary>The attributes of an assembly.</summary>
internal static class AssemblyAttributes
{
    /// <summary>Finds the attributes of a type from another assembly, by its simple name; a file without an assembly has none.</summary>
    public static IEnumerable<CustomAttribute> Named(MetadataReader reader, string type) =>
        reader.IsAssembly
            ? reader.GetAssemblyDefinition().GetCustomAttributes().Select(reader.GetCustomAttribute)
                .Where(attribute => IsNamed(reader, attribute, type))
            : [];

    /// <summary>Gets the first argument of an attribute if it is a text; otherwise null.</summary>
    public static string? Text(MetadataReader reader, CustomAttribute attribute) => Arguments(reader, attribute).ReadSerializedString();

    /// <summary>Gets the arguments of an attribute, after its prolog.</summary>
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
        return parent.Kind == HandleKind.TypeReference
            && reader.StringComparer.Equals(reader.GetTypeReference((TypeReferenceHandle)parent).Name, type);
    }
}
