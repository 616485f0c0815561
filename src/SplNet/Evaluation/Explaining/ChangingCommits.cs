using SplNet.Causes.Ranking;
using SplNet.Versioning;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Evaluation.Explaining;

/// <summary>Finds the commit between two versions that changed a method, from a git repository.</summary>
internal sealed class ChangingCommits : IDisposable
{
    private const int ShownDigits = 10;

    private readonly RepositorySearch? _search;
    private readonly GitRevision? _from;

    // Null for the work tree, which need not be read whole to find one file's commits.
    private readonly GitRevision? _to;

    private ChangingCommits(RepositorySearch? search, GitRevision? from, GitRevision? to) => (_search, _from, _to) = (search, from, to);

    /// <summary>
    /// Opens the repository of two operands. Without a repository, or if the operands are not its commits, no commit is reported.
    /// </summary>
    /// <param name="sides">The operands.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="options">How versions are found.</param>
    public static ChangingCommits Between(ComparedSides sides, string tests, VersionOptions options)
    {
        if (sides.Before.Operand.Revision is not { Kind: Syntax.RevisionKind.Git or Syntax.RevisionKind.Named } before)
            return new ChangingCommits(null, null, null);
        RepositorySearch? search = null;
        try
        {
            search = RepositorySearch.Open(before, tests, options);
            if (search.Source is GitRepository repository)
                return new ChangingCommits(
                    search,
                    repository.Resolve(before.Name),
                    sides.After.Operand.Revision is { Name: not GitRevision.WorkTree } after ? repository.Resolve(after.Name) : null);
        }
        catch (RepositoryException)
        {
            // The repository served for the verdict; this additional information is optional.
        }

        search?.Dispose();
        return new ChangingCommits(null, null, null);
    }

    /// <summary>The commit that wrote the lines which count most, with its subject; or null.</summary>
    public string? Of(Cause cause)
    {
        if (cause.File is not { } file || cause.Line == 0 || cause.Change is null or Causes.Differences.ChangeKind.Removed
            || _search?.Source is not GitRepository repository)
            return null;
        try
        {
            return repository.LatestChange(_from!, _to, file, (cause.Line, cause.LastLine), cause.Lines) is { } commit
                ? $"{commit.Id[..ShownDigits]} \"{commit.Title}\""
                : null;
        }
        catch (RepositoryException)
        {
            return null;
        }
    }

    public void Dispose() => _search?.Dispose();
}
