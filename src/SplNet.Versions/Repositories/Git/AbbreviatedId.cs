using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>An abbreviated id of several objects. As in git, files and trees do not count where a commit is expected.</summary>
internal sealed class AbbreviatedId(Repository repository, ObjectStore store)
{
    private const int Shown = 10;

    /// <summary>Finds the only commit or tag whose id starts with a prefix.</summary>
    /// <exception cref="RepositoryException">There are several, which the message lists.</exception>
    public GitObject Only(string prefix)
    {
        var all = Candidates(prefix).ToList();
        var commits = all.Where(static candidate => candidate is Commit or TagAnnotation).ToList();
        if (commits.Count == 1)
            return commits[0];
        var listed = commits.Count > 0 ? commits : all;
        if (listed.Count == 0)
            throw new RepositoryException(
                RepositoryProblem.UnknownRevision, $"'{prefix}' names no commit", store.Place,
                "Write an id of at least four digits, or a name.");
        var more = listed.Count > Shown ? $" and {listed.Count - Shown} more" : string.Empty;
        throw new RepositoryException(
            RepositoryProblem.AmbiguousRevision,
            $"'{prefix}' matches {listed.Count} ids: {string.Join(", ", listed.Take(Shown).Select(Describe))}{more}",
            store.Place,
            "Write more digits of the id.");
    }

    // Longer prefixes find them; the library has no list, and reading all objects would take minutes in a large repository.
    private IEnumerable<GitObject> Candidates(string prefix)
    {
        foreach (var digit in "0123456789abcdef")
        {
            var longer = prefix + digit;
            var single = Lookup(longer, out var isAmbiguous);
            if (single is not null && single.Sha.StartsWith(longer, StringComparison.OrdinalIgnoreCase))
                yield return single;
            if (!isAmbiguous)
                continue;
            foreach (var candidate in Candidates(longer))
                yield return candidate;
        }
    }

    private GitObject? Lookup(string prefix, out bool isAmbiguous)
    {
        isAmbiguous = false;
        try
        {
            return repository.Lookup(prefix);
        }
        catch (AmbiguousSpecificationException)
        {
            isAmbiguous = true;
            return null;
        }
    }

    private static string Describe(GitObject candidate) => candidate switch
    {
        Commit commit => $"{commit.Sha[..12]} (\"{commit.MessageShort}\", {commit.Committer.When.UtcDateTime:yyyy-MM-dd})",
        TagAnnotation tag => $"{tag.Sha[..12]} (tag {tag.Name})",
        _ => $"{candidate.Sha[..12]} ({(candidate is Tree ? "tree" : "file")})",
    };
}
