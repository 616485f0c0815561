using SplNet.Syntax;
using SplNet.Tool.Generating;
using SplNet.Tool.Requirements;
using SplNet.Versioning;

namespace SplNet.Tool.UnitTests;

/// <summary>
/// Selects how versions of unit tests are found: the benchmarks are in a private folder, and their repository is
/// the tests' repository. The project that is built at each revision is the tests' project.
/// </summary>
internal static class TestsVersions
{
    /// <summary>The settings of builds over the user's settings.</summary>
    /// <param name="given">The user's settings. A project in them is a library: then only the library has versions, under
    /// the tests of today.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <exception cref="SplNetException">They are not compatible with unit tests.</exception>
    public static BuildSettings Over(BuildSettings given, string tests)
    {
        var (full, set) = (Path.GetFullPath(tests), given.Over(ExperimentOptions.Understood().Versions));
        if (set.RebuildTests)
            throw new SplNetException(
                "--rebuild-tests compiles today's tests against each version, " +
                "but --unit-tests builds their project at each revision anyway. Leave out --rebuild-tests.");
        return given with
        {
            Repository = set.Repository ?? RepositorySearch.RootOf(RevisionKind.Named, full, named: null) ?? Path.GetDirectoryName(full),
            AreOfTests = set.Project is null,
            AreUnitTests = true,
            Project = set.Project ?? TestsProject.Find(full) ?? Path.GetFileNameWithoutExtension(full),
        };
    }
}
