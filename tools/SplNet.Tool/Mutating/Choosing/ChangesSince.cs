using SplNet.Mutations.Mutants;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Mutating.Choosing;

/// <summary>Finds the lines of a project's sources that have changed since a git revision.</summary>
internal static class ChangesSince
{
    /// <summary>Checks that a comparison is possible; this is quick.</summary>
    /// <param name="project">The full path of the project's folder.</param>
    /// <param name="repository">A folder of the repository; null for the project's folder.</param>
    /// <param name="since">The revision.</param>
    /// <exception cref="RepositoryException">The repository or the revision does not exist.</exception>
    public static void Require(string project, string? repository, string since)
    {
        using var git = GitRepository.Discover(repository ?? project);
        WorkTreeOf(git);
        git.Resolve(since);
    }

    /// <summary>Compares the work tree, including uncommitted changes, with a revision.</summary>
    /// <param name="project">The full path of the project's folder.</param>
    /// <param name="repository">A folder of the repository; null for the project's folder.</param>
    /// <param name="since">The revision.</param>
    /// <exception cref="RepositoryException">The repository or the revision does not exist.</exception>
    public static ChangedLines Of(string project, string? repository, string since)
    {
        using var git = GitRepository.Discover(repository ?? project);
        var root = WorkTreeOf(git);
        var changes = git.ChangedLines(git.Resolve(since), git.Resolve(GitRevision.WorkTree));
        return new ChangedLines(changes.ToDictionary(
            change => Path.GetRelativePath(project, Path.Combine(root, change.Key)).Replace('\\', '/'),
            static change => (IReadOnlySet<int>)change.Value
                .SelectMany(static range => Enumerable.Range(range.First, range.Last - range.First + 1)).ToHashSet(),
            StringComparer.Ordinal));
    }

    private static string WorkTreeOf(GitRepository git) =>
        git.Store.WorkTree ?? throw new SplNetException(
            $"--since compares the work tree, but {git.Store.Place} does not have one. Name a clone with --repository.");
}
