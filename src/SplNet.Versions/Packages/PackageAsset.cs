namespace SplNet.Versions.Packages;

/// <summary>A package file that users of the package need.</summary>
/// <param name="Package">The name of the package.</param>
/// <param name="Source">Its path.</param>
/// <param name="Target">Its path in an output folder.</param>
/// <param name="IsAssembly">True for assemblies that are valid on all systems.</param>
/// <param name="Framework">The target framework of its folder in the package, or an empty text.</param>
internal sealed record PackageAsset(string Package, string Source, string Target, bool IsAssembly, string Framework)
{
    /// <summary>Copies it to its place in a folder.</summary>
    public void CopyTo(string folder)
    {
        var target = Path.Combine(folder, Target);
        Directory.CreateDirectory(Path.GetDirectoryName(target)!);
        File.Copy(Source, target, overwrite: true);
    }
}
