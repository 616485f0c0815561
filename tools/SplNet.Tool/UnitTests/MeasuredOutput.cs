using SplNet.Versions.Assemblies;
using SplNet.Versions.Swapping;

namespace SplNet.Tool.UnitTests;

/// <summary>
/// A copy of the output of unit tests, with the benchmarks that measure them and the measuring assemblies. It is like the output of a
/// generated project, without building it.
/// </summary>
internal static class MeasuredOutput
{
    private const string Ending = ".Measured";

    // Dependency files list the added assemblies under this name.
    private const string Library = "SplNet.UnitTests/1.0.0";

    // The measuring assemblies must be the tool's, whatever version the tests have.
    private static readonly string[] OfTheTool = ["SplNet", "BenchmarkDotNet", "Perfolizer"];

    /// <summary>Makes it.</summary>
    /// <param name="tests">The full path of the tests' assembly.</param>
    /// <param name="sources">The sources of the benchmarks.</param>
    /// <param name="folder">A private folder.</param>
    /// <param name="refused">The message if the sources do not compile; null for benchmarks of tests.</param>
    /// <returns>The path of the assembly with the benchmarks.</returns>
    /// <exception cref="SplNetException">The tests lack a file, or the benchmarks do not compile.</exception>
    public static string Make(string tests, IReadOnlyDictionary<string, string> sources, string folder, string? refused = null)
    {
        var dependencies = DependencyLibrary.FileOf(tests);
        if (!File.Exists(dependencies))
            throw new SplNetException(
                $"{dependencies} is missing, which lists the dependencies of the tests. " +
                "Build the test project with the .NET SDK: dotnet build -c Release.");
        var output = Path.Combine(folder, "output");
        FileTree.Copy(Path.GetDirectoryName(tests)!, output);
        var name = Path.GetFileNameWithoutExtension(tests) + Ending;
        var assembly = Path.Combine(output, name + ".dll");
        var added = AddMeasuring(output);
        MeasuredRuntime.Write(tests, assembly);
        SourceCompiler.Compile(sources, assembly, Path.Combine(folder, "sources"), like: tests, refused);
        File.WriteAllText(DependencyLibrary.FileOf(assembly), File.ReadAllText(dependencies));
        DependencyFile.Update(DependencyLibrary.FileOf(assembly), output, [.. added, name + ".dll"], Library, "reference");
        return assembly;
    }

    private static List<string> AddMeasuring(string output)
    {
        var own = Path.GetDirectoryName(typeof(Experiment).Assembly.Location)!;
        var added = new List<string>();
        foreach (var file in AssemblyReferences.Closure(own, "SplNet", "SplNet.Host").Select(static name => name + ".dll")
            .Where(file => IsNewer(own, output, file)))
        {
            // A copy is read-only where its original is.
            File.Delete(Path.Combine(output, file));
            FileTree.CopyFile(own, output, file);
            added.Add(file);
        }

        return added;
    }

    private static bool IsNewer(string own, string output, string file)
    {
        var there = Path.Combine(output, file);
        return !File.Exists(there) || Array.Exists(OfTheTool, name => file.StartsWith(name + ".", StringComparison.OrdinalIgnoreCase))
            || AssemblyIdentity.Of(Path.Combine(own, file)).Version > AssemblyIdentity.Of(there).Version;
    }
}
