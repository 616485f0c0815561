using SplNet.Syntax;
using SplNet.Tool.Requirements;
using SplNet.Versioning;

namespace SplNet.Tool.Generating;

/// <summary>Finds the project that builds the tests, which the benchmarks reference.</summary>
internal static class TestsProject
{
    /// <summary>The full path of the project.</summary>
    /// <param name="assembly">The full path of the tests' assembly.</param>
    /// <param name="named">The project from the user, or null.</param>
    /// <exception cref="SplNetException">The project was not found.</exception>
    public static string Of(string assembly, string? named)
    {
        if (named is not null)
        {
            return File.Exists(named) && ProjectFile.IsSingle(named)
                ? Path.GetFullPath(named)
                : throw new SplNetException(
                    $"--project {named} is not a project file. Name the project that builds {Path.GetFileName(assembly)}.");
        }

        var name = Path.GetFileNameWithoutExtension(assembly);
        return Find(assembly) ?? throw new SplNetException(
            $"The project that builds {assembly} is neither in a folder above it nor in the repository. " +
            $"Name it: --project tests/{name}/{name}.csproj.");
    }

    /// <summary>
    /// The full path of the project in a parent folder of the assembly, or in its repository; null if there is
    /// none or if there are several.
    /// </summary>
    /// <param name="assembly">The full path of the tests' assembly.</param>
    public static string? Find(string assembly)
    {
        var name = Path.GetFileNameWithoutExtension(assembly);
        return ProjectSearch.Above(assembly) ?? (RepositorySearch.RootOf(RevisionKind.Named, assembly, named: null) is { } root
            && ProjectSearch.Building(root, name) is [var only]
            ? only
            : null);
    }

    /// <summary>Checks that a project may be written to a folder.</summary>
    /// <param name="project">The project of the tests.</param>
    /// <param name="into">The full path of the folder.</param>
    /// <exception cref="SplNetException">The folder is not allowed.</exception>
    public static void RequireApart(string project, string into)
    {
        var folder = Path.GetDirectoryName(project)! + Path.DirectorySeparatorChar;
        if ((into + Path.DirectorySeparatorChar).StartsWith(
            folder, OperatingSystem.IsWindows() ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal))
            throw new SplNetException(
                $"--into {into} is inside the project of the tests, which would compile the benchmarks. Name a folder outside it.");
        if (File.Exists(into))
            throw new SplNetException($"--into {into} is a file. Name a folder.");
        if (Path.GetFileName(into) == ProjectSearch.NameOf(project))
            throw new SplNetException(
                $"--into {into} would give the benchmarks the name of the tests, {Path.GetFileName(into)}. Name another folder.");
    }
}
