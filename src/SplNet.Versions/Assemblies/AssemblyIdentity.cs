using System.Reflection;

namespace SplNet.Versions.Assemblies;

/// <summary>The identity of an assembly.</summary>
/// <param name="Name">Its simple name.</param>
/// <param name="Version">Its version.</param>
/// <param name="PublicKeyToken">The token of its strong name in hexadecimal digits; empty without one.</param>
internal sealed record AssemblyIdentity(string Name, Version Version, string PublicKeyToken)
{
    /// <summary>Reads it from a file.</summary>
    /// <exception cref="BadImageFormatException">The file is not an assembly.</exception>
    public static AssemblyIdentity Of(string path) => Of(AssemblyName.GetAssemblyName(path));

    /// <summary>Reads it from a file; null if the file is not an assembly.</summary>
    public static AssemblyIdentity? TryOf(string path)
    {
        try
        {
            return Of(path);
        }
        catch (BadImageFormatException)
        {
            return null;
        }
    }

    /// <inheritdoc/>
    public override string ToString() => $"{Name} {Version}" + (PublicKeyToken.Length == 0 ? string.Empty : $" ({PublicKeyToken})");

    private static AssemblyIdentity Of(AssemblyName name) => new(
        name.Name ?? string.Empty,
        name.Version ?? new Version(0, 0, 0, 0),
        Convert.ToHexStringLower(name.GetPublicKeyToken() ?? []));
}
