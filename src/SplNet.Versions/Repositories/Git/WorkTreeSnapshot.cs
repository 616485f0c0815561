using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// The work tree with its tracked and unignored files, as the git tree that committing everything would create. So a clean
/// work tree has the content of its commit, and an export is the same whatever is edited meanwhile.
/// </summary>
internal static class WorkTreeSnapshot
{
    private const string IndexName = "index-of-work-tree";

    // The files that splnet writes where it starts, including SQLite's extra files. Measuring a commit does not change that commit, whether
    // or not git tracks these files.
    private const string OwnFile = "splnet-history.db";

    public static GitRevision Take(
        Repository user, ObjectStore store, ShadowRepository shadow, SkippedSubmodules skipped, CancellationToken token)
    {
        var folder = store.WorkTree ?? throw new RepositoryException(
            RepositoryProblem.NoWorkTree, "A bare repository does not have a work tree", store.Place,
            "Name a commit, or go to a clone with a work tree.");
        if (store.IsSparse)
        {
            // The library treats files that are not checked out as deleted.
            throw new RepositoryException(
                RepositoryProblem.NoWorkTree, "The work tree of a sparse checkout is only a part of a version", folder,
                "Name a commit, or check out everything: git sparse-checkout disable");
        }

        CopyIfThere(Path.Combine(store.CommonFolder, "info", "exclude"), shadow.PathOf("info/exclude"));
        CopyIfThere(Path.Combine(store.GitFolder, "index"), shadow.PathOf(IndexName));
        var head = user.Head.Tip;
        using var repository = OpenWithIndex(shadow, folder, head);
        Update(repository, folder, token);
        var tree = repository.Index.WriteToTree();
        RefuseChangedSubmodules(repository, tree, folder, skipped);
        var state = head is null ? "no commit yet" : $"{head.Sha[..10]} {(tree.Sha == head.Tree.Sha ? "unchanged" : "with changes")}";
        return new GitRevision(GitRevision.WorkTree, tree.Sha, tree.Sha, head?.Sha, $"{GitRevision.WorkTree} = {state}");
    }

    // The copy knows the size and time of each file, so that only changed files are read. It must keep the timestamp of
    // the original: files that changed in the same moment are compared by content.
    private static void CopyIfThere(string from, string to)
    {
        File.Delete(to);
        if (!File.Exists(from))
            return;
        File.Copy(from, to);
        File.SetLastWriteTimeUtc(to, File.GetLastWriteTimeUtc(from));
    }

    private static Repository OpenWithIndex(ShadowRepository shadow, string folder, Commit? head)
    {
        try
        {
            var repository = shadow.Open(IndexName, folder);
            _ = repository.Index.Count;
            return repository;
        }
        catch (LibGit2SharpException)
        {
            // The library cannot read a split index; without an index each file is compared by content.
            File.Delete(shadow.PathOf(IndexName));
            var repository = shadow.Open(IndexName, folder);
            if (head is not null)
                repository.Index.Replace(head.Tree);
            return repository;
        }
    }

    private static void Update(Repository repository, string folder, CancellationToken token)
    {
        var options = new CompareOptions { Similarity = SimilarityOptions.None };
        using var changes = repository.Diff.Compare<TreeChanges>(null, includeUntracked: true, null, options);
        foreach (var change in changes.Where(static change => !IsOwn(Path.GetFileName(change.Path))))
        {
            token.ThrowIfCancellationRequested();
            if (change.Status == ChangeKind.Deleted || !change.Exists)
                repository.Index.Remove(change.Path);
            else if (change.Status == ChangeKind.Modified && TextOf(repository, change, Path.Combine(folder, change.Path)) is { } text)
                repository.Index.Add(text, change.Path, change.Mode);
            else if (!change.Path.EndsWith('/')) // a nested repository that is not a submodule
                repository.Index.Add(change.Path);
        }
    }

    private static bool IsOwn(string name) => name == OwnFile || name.StartsWith(OwnFile + "-", StringComparison.Ordinal);

    // A file with checked-out line ends also counts as modified if only its time differs.
    private static Blob? TextOf(Repository repository, TreeEntryChanges change, string file)
    {
        if (change.Mode is not (Mode.NonExecutableFile or Mode.ExecutableFile) || repository.Lookup<Blob>(change.OldOid) is not { } before)
            return null;
        return CheckedOutText.Stored(before, file) is { } text
            ? repository.ObjectDatabase.CreateBlob(new MemoryStream(text), change.Path)
            : null;
    }

    // A tree holds only the commit of a submodule.
    private static void RefuseChangedSubmodules(Repository repository, Tree tree, string folder, SkippedSubmodules skipped)
    {
        var submodules = TreeListing.Of(repository, tree.Sha)
            .Where(file => file.Kind == TreeFileKind.Submodule && !skipped.Contains(file.Path));
        foreach (var submodule in submodules)
        {
            var path = Path.Combine(folder, submodule.Path);
            if (!Repository.IsValid(path))
                continue;
            if (IsChanged(path))
            {
                throw new RepositoryException(
                    RepositoryProblem.Unsupported,
                    $"The submodule '{submodule.Path}' has changes that are not committed",
                    folder,
                    "Commit them in the submodule; a version names a commit of it. " +
                    $"Leave it out where only tests need it: --skip-submodule {submodule.Path}.");
            }
        }
    }

    // The library's own check is fast but treats checked-out line ends as changes.
    private static bool IsChanged(string submodule)
    {
        using (var inner = new Repository(submodule))
        {
            if (!inner.RetrieveStatus(new StatusOptions { IncludeIgnored = false }).IsDirty)
                return false;
        }

        using var repository = GitRepository.Discover(submodule);
        return repository.Resolve(GitRevision.WorkTree).TreeId != repository.Resolve("HEAD").TreeId;
    }
}
