using System.Text.Json;
using NuGet.Versioning;
using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Packages;

/// <summary>A package and all its dependencies, as NuGet has chosen them.</summary>
/// <param name="Request">The request.</param>
/// <param name="Version">The version of the package.</param>
/// <param name="Assets">All files, starting with the files of the package itself.</param>
/// <param name="Framework">The target framework of the package's assemblies.</param>
internal sealed record RestoredPackage(PackageRequest Request, NuGetVersion Version, IReadOnlyList<PackageAsset> Assets, string Framework)
{
    /// <summary>Reads the result of a restore.</summary>
    /// <exception cref="PackageException">It does not match the request.</exception>
    public static RestoredPackage Read(PackageRequest request, NuGetVersion version, string path)
    {
        using var document = JsonDocument.Parse(File.ReadAllText(path));
        var reader = new AssetsReader(document.RootElement);
        var libraries = reader.Libraries();
        var found = libraries.FirstOrDefault(library => library.Id.Equals(request.Id, StringComparison.OrdinalIgnoreCase));
        if (found?.Version != version)
            throw new PackageException(
                $"{request.Id} {version} was requested, but NuGet chose {found?.Version.ToNormalizedString() ?? "none"}.");
        var own = reader.Assets(found).ToList();
        var framework = own.FirstOrDefault(static asset => asset.IsAssembly)?.Framework
            ?? throw new PackageException($"{request.Id} {version} does not contain an assembly for {request.HostFramework}.");
        return new RestoredPackage(
            request, version, [.. own, .. libraries.Where(library => library != found).SelectMany(reader.Assets)], framework);
    }

    /// <summary>Copies all files into a folder, as a build would.</summary>
    public BuiltVersion Keep(string key, string folder)
    {
        foreach (var asset in Assets)
            asset.CopyTo(folder);
        var own = Assets.Where(asset => asset.IsAssembly && asset.Package.Equals(Request.Id, StringComparison.OrdinalIgnoreCase))
            .Select(static asset => asset.Target).ToList();
        var file = Choose(own);
        return new BuiltVersion
        {
            Name = "nuget:" + Version.ToNormalizedString(),
            Key = key,
            Folder = folder,
            FileName = file,
            Identity = AssemblyIdentity.Of(Path.Combine(folder, file)),
            OwnFiles = [file, .. own.Where(other => other != file)],
            TargetFramework = Framework,
            FrameworkReason = $"{Framework} is the best of the package for {Request.HostFramework}.",
        };
    }

    private string Choose(List<string> own)
    {
        var wanted = Request.FileName ?? Request.Id + ".dll";
        return own.Find(file => file.Equals(wanted, StringComparison.OrdinalIgnoreCase))
            ?? (own.Count == 1 && Request.FileName is null ? own[0] : throw new PackageException(
                $"{Request.Id} {Version} does not contain the assembly {wanted}. Choose one of these: {string.Join(", ", own)}."));
    }
}
