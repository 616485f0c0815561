using NuGet.Versioning;

namespace SplNet.Versions.Packages;

/// <summary>A package in the result of a restore.</summary>
/// <param name="Id">Its name.</param>
/// <param name="Version">Its version.</param>
/// <param name="Folder">Its unpacked folder.</param>
/// <param name="Key">Its name in the result.</param>
internal sealed record PackageLibrary(string Id, NuGetVersion Version, string Folder, string Key);
