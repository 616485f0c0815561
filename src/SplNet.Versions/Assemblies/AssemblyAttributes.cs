using System.Reflection.Metadata;

namespace SplNet.Versions.Assemblies;

/// <summary>What an assembly says of itself in attributes.</summary>
internal static class AssemblyAttributes
{
    /// <summary>Those of a type of another assembly, by its simple name; a file without an assembly has none.</summary>
    public static IEnumerable<CustomAttribute> Named(MetadataReader reader, string type) =>
        reader.IsAssembly ? reader.GetAssemblyDefinition().GetCustomAttributes().Select(reader.GetCustomAttribute).Where(attribute => IsNamed(reader, attribute, type)) : [];

    private static bool IsNamed(MetadataReader reader, CustomAttribute attribute, string type)
    {
        if (attribute.Constructor.Kind != HandleKind.MemberReference)
            return false;
        var parent = reader.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent;
        return parent.Kind == HandleKind.TypeReference && reader.StringComparer.Equals(reader.GetTypeReference((TypeReferenceHandle)parent).Name, type);
    }
}
