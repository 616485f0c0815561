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
        return AssemblyAttributes.Named(reader, nameof(DebuggableAttribute))
            .Any(attribute => Modes(reader, attribute).HasFlag(DebuggableAttribute.DebuggingModes.DisableOptimizations));
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
