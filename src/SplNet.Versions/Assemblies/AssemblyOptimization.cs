using System.Diagnostics;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>Whether the compiler was told to optimise an assembly, as it carries it as an attribute.</summary>
internal static class AssemblyOptimization
{
    private const int Prolog = sizeof(ushort);

    /// <summary>True for a Debug build.</summary>
    public static bool IsDebug(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var reader = file.GetMetadataReader();
        foreach (var handle in reader.GetAssemblyDefinition().GetCustomAttributes())
        {
            var attribute = reader.GetCustomAttribute(handle);
            if (IsDebuggable(reader, attribute) && Modes(reader, attribute).HasFlag(DebuggableAttribute.DebuggingModes.DisableOptimizations))
                return true;
        }

        return false;
    }

    private static bool IsDebuggable(MetadataReader reader, CustomAttribute attribute)
    {
        if (attribute.Constructor.Kind != HandleKind.MemberReference)
            return false;
        var type = reader.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent;
        return type.Kind == HandleKind.TypeReference && reader.StringComparer.Equals(reader.GetTypeReference((TypeReferenceHandle)type).Name, nameof(DebuggableAttribute));
    }

    // One number, or two truth values in old assemblies: tracking, and optimisation disabled.
    private static DebuggableAttribute.DebuggingModes Modes(MetadataReader reader, CustomAttribute attribute)
    {
        var value = reader.GetBlobReader(attribute.Value);
        value.Offset = Prolog;
        if (value.RemainingBytes >= sizeof(int) + sizeof(ushort))
            return (DebuggableAttribute.DebuggingModes)value.ReadInt32();
        value.ReadBoolean();
        return value.ReadBoolean() ? DebuggableAttribute.DebuggingModes.DisableOptimizations : DebuggableAttribute.DebuggingModes.None;
    }
}
