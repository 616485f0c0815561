using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versioning;

/// <summary>
/// Checks whether building the current sources like a version reproduces the assemblies that the tests have loaded. If not, a version built
/// in this way differs from the user's build of its sources, and a comparison with the current code would compare builds.
/// </summary>
/// <param name="tests">The path of the tests' assembly.</param>
/// <param name="library">The simple name of the library's assembly.</param>
/// <param name="repository">The repository.</param>
/// <param name="builds">The builds of its revisions.</param>
/// <param name="options">The user's options for versions.</param>
internal sealed class TodaysBuild(
    string tests, string library, RepositorySearch repository, RepositoryBuilds builds, VersionOptions options)
{
    private readonly string _output = Path.GetDirectoryName(tests)!;

    /// <summary>Finds the suitable build method.</summary>
    /// <param name="cancellation">Cancels the builds.</param>
    /// <exception cref="SplNetException">None of the methods is suitable.</exception>
    public async Task<BuildWay> FindAsync(CancellationToken cancellation)
    {
        string?[] solutions = [.. builds.Solutions, null];
        if (!IsBuiltByTheUser)
            return new BuildWay(solutions[0], null);
        if (repository.Source is not GitRepository)
            return new BuildWay(
                solutions[0],
                "Whether versions are built as today's library was not checked: only the work tree of git can be built in the same way.");
        string? first = null;
        foreach (var (revision, solution) in Sources(cancellation).SelectMany(revision =>
            solutions.Select(solution => (revision, solution))))
        {
            var (difference, failure) = await DifferenceAsync(revision, solution, cancellation);
            if (difference is null && failure is null)
                return new BuildWay(solution, null);
            if (difference is { IsCalled: false })
                return new BuildWay(
                    solution, "The build of versions makes other code of today's sources than the tests have, which nothing calls: " +
                        $"{difference.Text}.");
            first ??= difference?.Text ?? failure;
        }

        var said = $"The build of versions does not make today's {library}.dll of today's sources: {first}.";
        return options.AcceptOtherBuild
            ? new BuildWay(solutions[0], said + " It is measured anyway, as AcceptOtherBuild allows.")
            : throw new SplNetException(
                $"{said} A version that is built so is other code than your own build makes of it. " +
                "Build the tests again if the sources have changed since. Else say how the library is built: " +
                $"{Remedy.Property}. {Remedy.OtherBuild}");
    }

    // The tool's own compilations were built in this way. The measuring process refuses assemblies that count lines for coverage.
    private bool IsBuiltByTheUser => Path.Combine(_output, library + ".dll") is var assembly && !options.AreUnitTests
        && File.Exists(assembly) && !AssemblyCoverage.Counts(assembly);

    // The work tree may have moved to another commit since the build, which stores its commit in the assembly.
    private IEnumerable<ResolvedRevision> Sources(CancellationToken cancellation)
    {
        var today = repository.Source.Resolve(options.Worktree ? "HEAD" : GitRevision.WorkTree, cancellation);
        yield return today;
        if (AssemblySource.CommitOf(Path.Combine(_output, library + ".dll")) is { } commit && TryResolve(commit, cancellation) is { } built
            && built.ContentKey != today.ContentKey)
            yield return built;
    }

    private ResolvedRevision? TryResolve(string commit, CancellationToken cancellation)
    {
        try
        {
            return repository.Source.Resolve(commit, cancellation);
        }
        catch (RepositoryException)
        {
            return null; // from a different repository, such as the package's
        }
    }

    private async Task<(BuildDifference? Difference, string? Failure)> DifferenceAsync(
        ResolvedRevision revision, string? solution, CancellationToken cancellation)
    {
        try
        {
            var (version, _) = await builds.GetAsync(revision.Text, revision, solution, cancellation);
            using (version)
                return (BuildDifference.Of(tests, version.Version.Folder, version.Version.OwnFiles), null);
        }
        catch (BuildFailedException failure)
        {
            return (null, $"they cannot be built ({failure.Message})");
        }
    }
}
