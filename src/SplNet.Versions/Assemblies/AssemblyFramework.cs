using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Runtime.Versioning;
using NuGet.Frameworks;

namespace SplNet.Versions.Assemblies;

/// <summary>The target framework in the attributes of an assembly.</summary>
internal static class AssemblyFramework
{
    /// <summary>Gets its short name, for example <c>net8.0</c> or <c>net10.0-windows7.0</c>; empty if the assembly names none.</summary>
    public static string Of(string path)
    {
        var (name, platform) = Read(path);
        return name is null
            ? string.Empty
            : NuGetFramework.Parse(name).GetShortFolderName() + (platform is null ? string.Empty : $"-{platform.ToLowerInvariant()}");
    }

    /// <summary>Reads the texts of its attributes, for example <c>.NETCoreApp,Version=v10.0</c> and <c>Windows7.0</c>.</summary>
    public static (string? Name, string? Platform) Read(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var reader = file.GetMetadataReader();
        return (Text(reader, nameof(TargetFrameworkAttribute)), Text(reader, nameof(TargetPlatformAttribute)));
    }

    private static string? Text(MetadataReader reader, string attribute) =>
        AssemblyAttributes.Named(reader, attribute).Select(found => AssemblyAttributes.Text(reader, found)).FirstOrDefault();
}
