using System.Text.RegularExpressions;
using SplNet.Tool.Requirements;
using SplNet.Versioning;

namespace SplNet.Tool.Initializing;

/// <summary>The projects and formula files of a clone.</summary>
/// <param name="Root">The root of the clone.</param>
/// <param name="Tests">The paths of the test projects.</param>
/// <param name="Benchmarks">The paths of the projects that use BenchmarkDotNet.</param>
/// <param name="Assemblies">The simple names of all other assemblies that the clone builds: the libraries.</param>
internal sealed partial record FoundProjects(
    string Root, IReadOnlyList<string> Tests, IReadOnlyList<string> Benchmarks, IReadOnlySet<string> Assemblies)
{
    private const string Reference = @"PackageReference\s+(?:Include|Update)\s*=\s*""";

    /// <summary>Finds them.</summary>
    /// <param name="root">The root of the clone.</param>
    public static FoundProjects In(string root)
    {
        var projects = ProjectSearch.Where(root, ProjectFile.IsSingle).Order(StringComparer.Ordinal)
            .Select(static path => (Path: path, Text: File.ReadAllText(path))).ToList();
        var benchmarks = projects.Where(static one => Benchmark().IsMatch(one.Text)).Select(static one => one.Path).ToList();
        var tests = projects.Where(static one => TestPackage().IsMatch(one.Text)).Select(static one => one.Path)
            .Except(benchmarks, StringComparer.Ordinal).ToList();

        // Directory.Build.props may add the packages to all projects with such a name.
        if (tests.Count == 0)
            tests = [.. projects.Select(static one => one.Path).Except(benchmarks, StringComparer.Ordinal)
                .Where(static path => TestName().IsMatch(Path.GetFileNameWithoutExtension(path)))];
        return new FoundProjects(
            root, tests, benchmarks,
            projects.Select(static one => one.Path).Except(tests, StringComparer.Ordinal).Except(benchmarks, StringComparer.Ordinal)
                .Select(ProjectSearch.NameOf)
                .ToHashSet(StringComparer.OrdinalIgnoreCase));
    }

    /// <summary>True if a project measures with SplNet already.</summary>
    public static bool HasSplNet(string project) => SplNetPackage().IsMatch(File.ReadAllText(project));

    [GeneratedRegex(
        Reference + @"(?:MSTest(?:\.TestFramework)?|" +
        @"xunit(?:\.v3(?:\.[\w.-]+)?|\.core)?|NUnit|TUnit(?:\.[\w.]+)?)""|Sdk\s*=\s*""MSTest\.Sdk",
        RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture,
        60_000)]
    private static partial Regex TestPackage();

    [GeneratedRegex(Reference + "BenchmarkDotNet", RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Benchmark();

    [GeneratedRegex(Reference + @"SplNet(?:\.\w+)?""", RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex SplNetPackage();

    [GeneratedRegex(@"(?:Tests?|Specs?)$", RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex TestName();
}
