using System.Runtime.CompilerServices;
using SplNet.Versions.Repositories;

namespace SplNet.Versions.Tests;

public class DependencyTests
{
    [Fact]
    public void Versions_DoNotDependOnMeasurementsAndExposeNothing()
    {
        var assembly = typeof(IRevisionSource).Assembly;
        var known = assembly.GetReferencedAssemblies().Select(static name => name.Name!)
            .Where(static name => name.StartsWith("SplNet", StringComparison.Ordinal));
        Assert.Equal(["SplNet.Syntax"], known);
        Assert.Empty(assembly.GetExportedTypes());
    }

    [Fact]
    public void OnlyTheGitFolder_UsesItsLibrary()
    {
        var source = Path.GetFullPath(Path.Combine(Folder(), "..", "..", "src"));
        var users = Directory.EnumerateFiles(source, "*.cs", SearchOption.AllDirectories)
            .Where(static file => File.ReadLines(file).Any(static line => line.StartsWith("using LibGit2Sharp", StringComparison.Ordinal)))
            .Select(file => Path.GetRelativePath(source, Path.GetDirectoryName(file)!).Replace('\\', '/'))
            .Distinct(StringComparer.Ordinal);
        Assert.Equal(["SplNet.Versions/Repositories/Git"], users);
    }

    private static string Folder([CallerFilePath] string file = "") => Path.GetDirectoryName(file)!;
}
