using System.Diagnostics;
using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>Reads from an attribute whether the compiler optimised an assembly.</summary>
internal static class AssemblyOptimization
{
    /// <summary>True for a Debug build and any other build without optimisation.</summary>
    public static bool IsDebug(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var reader = file.GetMetadataReader();
        return AssemblyAttributes.Named(reader, nameof(DebuggableAttribute))
            .Any(attribute => Modes(reader, attribute).HasFlag(DebuggableAttribute.DebuggingModes.DisableOptimizations));
    }

    /// <summary>
    /// True for an assembly that claims a Release build. If it is not optimised anyway, a setting of its project or of
    /// the command is the cause.
    /// </summary>
    public static bool IsRelease(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var reader = file.GetMetadataReader();
        return AssemblyAttributes.Named(reader, nameof(AssemblyConfigurationAttribute))
            .Any(attribute => IsNamedRelease(AssemblyAttributes.Text(reader, attribute)));
    }

    /// <summary>True for the configuration of a Release build.</summary>
    /// <param name="configuration">Its name; null if there is none.</param>
    public static bool IsNamedRelease(string? configuration) => string.Equals(configuration, "Release", StringComparison.OrdinalIgnoreCase);

    // One number, or two booleans in old assemblies: tracking, and optimisation disabled.
    private static DebuggableAttribute.DebuggingModes Modes(MetadataReader reader, CustomAttribute attribute)
    {
        var value = AssemblyAttributes.Arguments(reader, attribute);
        if (value.RemainingBytes >= sizeof(int) + sizeof(ushort))
            return (DebuggableAttribute.DebuggingModes)value.ReadInt32();
        value.ReadBoolean();
        return value.ReadBoolean() ? DebuggableAttribute.DebuggingModes.DisableOptimizations : DebuggableAttribute.DebuggingModes.None;
    }
}
