using SplNet.Syntax;
using SplNet.Tool.Generating;
using SplNet.Tool.Requirements;
using SplNet.Versioning;

namespace SplNet.Tool.UnitTests;

/// <summary>How versions of unit tests are found: the benchmarks lie in a private folder, and their repository is that of the tests. The project that is built at each revision is that of the tests.</summary>
internal static class TestsVersions
{
    /// <summary>The settings of builds over those that the user has given.</summary>
    /// <param name="given">What the user has given. A project is one of a library: it alone has versions then, under the tests of today.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <exception cref="SplNetException">They make no sense with unit tests.</exception>
    public static BuildSettings Over(BuildSettings given, string tests)
    {
        var (full, set) = (Path.GetFullPath(tests), given.Over(ExperimentOptions.Understood().Versions));
        if (set.RebuildTests)
            throw new SplNetException("--rebuild-tests compiles today's tests against each version, but --unit-tests builds their project at each revision anyway. Leave out --rebuild-tests.");
        return given with
        {
            Repository = set.Repository ?? RepositorySearch.RootOf(RevisionKind.Named, full, named: null) ?? Path.GetDirectoryName(full),
            AreOfTests = set.Project is null,
            AreUnitTests = true,
            Project = set.Project ?? TestsProject.Find(full) ?? Path.GetFileNameWithoutExtension(full),
        };
    }
}
