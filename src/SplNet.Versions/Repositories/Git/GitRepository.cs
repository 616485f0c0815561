using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>The user's git repository. Nothing in it is changed: neither work tree nor index, configuration or objects.</summary>
internal sealed class GitRepository : IRevisionSource
{
    // The objects of the binding are not thread-safe.
    private readonly Lock _turn = new();
    private readonly Repository _repository;
    private readonly ShadowRepository _shadow;

    private GitRepository(Repository repository)
    {
        _repository = repository;
        Store = new ObjectStore(Trimmed(repository.Info.Path), repository.Info.WorkingDirectory is { } workTree ? Trimmed(workTree) : null);
        _shadow = new ShadowRepository(Store);
    }

    public ObjectStore Store { get; }

    /// <summary>Gets the submodules that exports leave out.</summary>
    public SkippedSubmodules Skipped { get; init; } = SkippedSubmodules.None;

    /// <summary>Finds the repository that contains a path.</summary>
    /// <param name="path">The path.</param>
    /// <param name="skipped">Submodules that exports leave out; null for none.</param>
    /// <exception cref="RepositoryException">There is none, or it cannot be read.</exception>
    public static GitRepository Discover(string path, SkippedSubmodules? skipped = null)
    {
        NativeGit.EnsureLoaded();
        var full = Path.GetFullPath(path);
        try
        {
            if (Path.Exists(full) && Repository.Discover(full) is { } folder)
                return new GitRepository(new Repository(WorkTreeOf(folder, full) ?? folder))
                {
                    Skipped = skipped ?? SkippedSubmodules.None,
                };
        }
        catch (LibGit2SharpException failure)
        {
            throw GitErrors.Unreadable(full, failure);
        }

        throw new RepositoryException(
            RepositoryProblem.NotARepository, "This folder is not in a git repository", full,
            $"Compare versions from within a clone of the project, or name its folder: {GitErrors.RepositoryOption}.");
    }

    public GitRevision Resolve(string text, CancellationToken token = default)
    {
        lock (_turn)
        {
            return GitErrors.Translated(Store, () => text.Trim() == GitRevision.WorkTree
                ? WorkTreeSnapshot.Take(_repository, Store, _shadow, Skipped, token)
                : Describe(text, new RevisionNames(_repository, Store).Commit(text.Trim())));
        }
    }

    ResolvedRevision IRevisionSource.Resolve(string text, CancellationToken token) => Resolve(text, token);

    public ExportReport Export(ResolvedRevision revision, string folder, CancellationToken token = default)
    {
        using var partial = new PartialFolder(folder);
        lock (_turn)
        {
            var report = GitErrors.Translated(
                Store, () => new TreeExport(Store, _shadow, Skipped).Write(revision.ContentKey, partial.Path, token));
            token.ThrowIfCancellationRequested();
            partial.Complete();
            return report;
        }
    }

    /// <summary>Lists the paths of the files of a revision, without the files in its submodules.</summary>
    /// <param name="revision">The revision.</param>
    /// <exception cref="RepositoryException">One of its submodules is not on this machine.</exception>
    public IReadOnlyList<string> Files(ResolvedRevision revision)
    {
        lock (_turn)
        {
            return GitErrors.Translated(Store, () =>
            {
                using var shadow = _shadow.Open("index-of-files", _shadow.NoWorkTree);
                var files = TreeListing.Of(shadow, revision.ContentKey);
                var submodules = new Submodules(Store, shadow, revision.ContentKey, string.Empty);
                foreach (var module in files.Where(file => file.Kind == TreeFileKind.Submodule && !Skipped.Contains(file.Path)))
                    submodules.Find(module);
                return files.ConvertAll(static file => file.Path);
            });
        }
    }

    /// <summary>Lists the files that differ between two revisions, by their paths.</summary>
    /// <param name="from">The one revision.</param>
    /// <param name="to">The other revision.</param>
    public IReadOnlyList<(string Path, FileDifference Difference)> Differences(GitRevision from, GitRevision to)
    {
        lock (_turn)
        {
            return GitErrors.Translated<IReadOnlyList<(string, FileDifference)>>(Store, () =>
            {
                using var shadow = _shadow.Open("index-of-files", _shadow.NoWorkTree);
                var before = TreeListing.Of(shadow, from.TreeId).ToDictionary(static file => file.Path, StringComparer.Ordinal);
                var after = TreeListing.Of(shadow, to.TreeId).ToDictionary(static file => file.Path, StringComparer.Ordinal);
                return [.. before.Keys.Union(after.Keys, StringComparer.Ordinal).Order(StringComparer.Ordinal)
                    .Where(path => before.GetValueOrDefault(path) != after.GetValueOrDefault(path))
                    .Select(path => (path, !before.ContainsKey(path) ? FileDifference.Added
                        : after.ContainsKey(path) ? FileDifference.Changed : FileDifference.Removed))];
            });
        }
    }

    /// <summary>
    /// Creates a detached worktree with the content of a revision, for builds that read the repository. It is in the repository's list of
    /// worktrees until it is disposed.
    /// </summary>
    /// <param name="revision">The content.</param>
    /// <param name="parent">The folder in which to create its folder.</param>
    /// <param name="token">Cancels the export without leaving anything on disk.</param>
    public WorktreeExport ExportWorktree(GitRevision revision, string parent, CancellationToken token = default)
    {
        if (revision.CommitId is null)
            throw RevisionNames.NoCommits(Store);
        return WorktreeExport.Create(this, revision, parent, token);
    }

    /// <summary>Lists the commits that are in <paramref name="to"/> and not in <paramref name="from"/>, parents first.</summary>
    /// <param name="from">Not listed itself.</param>
    /// <param name="to">Listed last.</param>
    /// <param name="firstParent">True for only the commits of the branch itself, without merged ones.</param>
    /// <param name="paths">Limits the list to commits that change one of these files or folders, relative to the
    /// root; empty for all.</param>
    public IReadOnlyList<GitCommit> History(
        GitRevision from, GitRevision to, bool firstParent = false, IReadOnlyCollection<string>? paths = null)
    {
        lock (_turn)
            return GitErrors.Translated(Store, () => new GitHistory(_repository, Store, paths ?? []).Between(from, to, firstParent));
    }

    /// <summary>Lists the ids of a commit and all its ancestors, parents first.</summary>
    /// <param name="revision">Listed last.</param>
    /// <exception cref="RepositoryException">The clone is shallow and incomplete.</exception>
    public IReadOnlyList<string> Ancestors(GitRevision revision)
    {
        lock (_turn)
            return GitErrors.Translated(Store, () => new GitHistory(_repository, Store, []).Ancestors(revision));
    }

    /// <summary>
    /// Finds the commit between two revisions that wrote the line with the greatest weight, the latest of several; null if there is none.
    /// </summary>
    /// <param name="from">Excluded.</param>
    /// <param name="to">The revision of the lines; null for the current work tree.</param>
    /// <param name="file">The path of the file when it was compiled; it ends with the path in the repository.</param>
    /// <param name="lines">The first line, from 1, and the last.</param>
    /// <param name="weights">The weights of lines; a missing line has no weight. Null if all weigh the same.</param>
    public GitCommit? LatestChange(
        GitRevision from, GitRevision? to, string file, (int First, int Last) lines, IReadOnlyDictionary<int, double>? weights = null)
    {
        lock (_turn)
            return GitErrors.Translated(
                Store, () => new LineOrigin(_repository, Store.WorkTree).Latest(from, to, file, lines, weights) is { } commit
                    ? GitHistory.Listed(commit)
                    : null);
    }

    /// <summary>
    /// Finds the lines in <paramref name="to"/> that are not in <paramref name="from"/>, by file path relative to the root.
    /// </summary>
    /// <param name="from">The earlier revision.</param>
    /// <param name="to">The later one, possibly the work tree.</param>
    public IReadOnlyDictionary<string, IReadOnlyList<LineRange>> ChangedLines(GitRevision from, GitRevision to) =>
        Compared(repository => new LineChanges(repository).Between(from.ContentKey, to.ContentKey));

    /// <summary>Lists the paths of the files that differ between two revisions, relative to the root.</summary>
    /// <param name="from">The earlier revision.</param>
    /// <param name="to">The later one, possibly the work tree.</param>
    public IReadOnlyList<string> ChangedFiles(GitRevision from, GitRevision to) => Compared(repository =>
    {
        using var changes = repository.Diff.Compare<TreeChanges>(
            repository.Lookup<Tree>(from.ContentKey), repository.Lookup<Tree>(to.ContentKey));
        return changes.Select(static change => change.Path).ToList();
    });

    /// <summary>True for a file of the work tree that git ignores, so that committing the work tree would not include it.</summary>
    /// <param name="path">Its path.</param>
    public bool IsIgnored(string path)
    {
        lock (_turn)
        {
            var within = Path.GetRelativePath(Store.WorkTree!, path).Replace('\\', '/');
            return !within.StartsWith("../", StringComparison.Ordinal) && _repository.Index[within] is null
                && _repository.Ignore.IsPathIgnored(within);
        }
    }

    public void Dispose()
    {
        lock (_turn)
        {
            _repository.Dispose();
            _shadow.Dispose();
        }
    }

    // The objects of a work tree are in the private repository, which also sees the user's objects.
    private T Compared<T>(Func<Repository, T> compare)
    {
        lock (_turn)
        {
            return GitErrors.Translated(Store, () =>
            {
                using var repository = _shadow.Open("index-of-changes", _shadow.NoWorkTree);
                return compare(repository);
            });
        }
    }

    private static GitRevision Describe(string text, Commit commit)
    {
        // Read it now: a commit without its content should fail here, not during the export.
        _ = commit.Tree.Count;
        return new GitRevision(
            text,
            commit.Sha,
            commit.Tree.Sha,
            commit.Sha,
            $"{text} = {commit.Sha[..10]} \"{commit.MessageShort}\", {commit.Committer.When.UtcDateTime:yyyy-MM-dd}");
    }

    // The git folder may be anywhere if .git is a file or a link. Opened there, the library would treat its parent folder as the work tree.
    private static string? WorkTreeOf(string gitFolder, string path)
    {
        for (var above = path; above is not null; above = Path.GetDirectoryName(above))
        {
            if (Repository.IsValid(above))
                return Repository.Discover(above) == gitFolder ? above : null;
        }

        return null;
    }

    private static string Trimmed(string folder) => Path.TrimEndingDirectorySeparator(Path.GetFullPath(folder));
}
