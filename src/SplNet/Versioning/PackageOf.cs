using SplNet.Versions.Assemblies;

namespace SplNet.Versioning;

/// <summary>Finds the package of an assembly in the dependency file of the tests.</summary>
internal static class PackageOf
{
    /// <summary>The name of the package.</summary>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="library">The simple name of the assembly.</param>
    /// <exception cref="SplNetException">The assembly does not come from a package.</exception>
    public static string Assembly(string tests, string library) =>
        DependencyLibrary.Of(tests).FirstOrDefault(entry =>
            entry.Kind == "package" && entry.Files.Any(file => Path.GetFileNameWithoutExtension(file) == library))?.Name
        ?? throw new SplNetException(
            $"{library} does not come from a package, so it does not have a nuget: version. " +
            "Name a version of its repository, git:v1.2, or a folder.");
}
