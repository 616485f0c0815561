using System.Text.RegularExpressions;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>
/// The commit that a user names for measurements, as a full id, because a history orders its sessions by the repository's ids.
/// </summary>
internal static partial class NamedCommit
{
    /// <summary>The full id of a name in the repository of a folder; an id that git does not contain is returned unchanged.</summary>
    /// <param name="name">A revision; empty for none.</param>
    /// <param name="folder">The folder.</param>
    /// <exception cref="SplNetException">The name is neither an id nor a revision of the repository.</exception>
    public static string Of(string name, string folder)
    {
        if (name.Length == 0)
            return name;
        if (name == GitRevision.WorkTree)
            throw new SplNetException($"--commit is '{name}', which is not a commit. Name the measured commit.");
        try
        {
            using var repository = GitRepository.Discover(folder);
            return repository.Resolve(name).Id;
        }
        catch (RepositoryException failure) when (Id().IsMatch(name) && failure.Problem != RepositoryProblem.AmbiguousRevision)
        {
            return name;
        }
        catch (RepositoryException failure)
        {
            throw new SplNetException($"--commit is '{name}', which is not a commit id: {failure.Message}", failure);
        }
    }

    [GeneratedRegex("^[0-9a-fA-F]{7,64}$", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Id();
}
