namespace SplNet.Versions.Packages;

/// <summary>A file of a package that is needed when the package is used.</summary>
/// <param name="Package">The name of the package.</param>
/// <param name="Source">Where it lies.</param>
/// <param name="Target">Its place in an output folder.</param>
/// <param name="IsAssembly">True for the assemblies that hold for all systems.</param>
/// <param name="Framework">The target framework of the package's folder that it lies in, or an empty text.</param>
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
