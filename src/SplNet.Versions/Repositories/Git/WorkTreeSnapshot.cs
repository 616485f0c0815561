using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// The work tree as it is, tracked and not ignored files, as a tree of git: the one that committing it all would give. So a clean
/// work tree has the content of its commit, and an export gives the same whatever is edited meanwhile.
/// </summary>
internal static class WorkTreeSnapshot
{
    private const string IndexName = "index-of-work-tree";

    // What splnet itself writes where it is started, with what SQLite keeps beside it: to measure a commit is no change of it.
    private const string OwnFiles = "\nsplnet-history.db\nsplnet-history.db-*\n";

    public static GitRevision Take(Repository user, ObjectStore store, ShadowRepository shadow, CancellationToken token)
    {
        var folder = store.WorkTree ?? throw new RepositoryException(
            RepositoryProblem.NoWorkTree, "A bare repository has no work tree", store.Place, "Name a commit, or go to a clone with a work tree.");
        if (store.IsSparse)
        {
            // The library takes what is not checked out for deleted.
            throw new RepositoryException(
                RepositoryProblem.NoWorkTree, "The work tree of a sparse checkout is only a part of a version", folder, "Name a commit, or check out everything: git sparse-checkout disable");
        }

        CopyIfThere(Path.Combine(store.CommonFolder, "info", "exclude"), shadow.PathOf("info/exclude"));
        File.AppendAllText(shadow.PathOf("info/exclude"), OwnFiles);
        CopyIfThere(Path.Combine(store.GitFolder, "index"), shadow.PathOf(IndexName));
        var head = user.Head.Tip;
        using var repository = OpenWithIndex(shadow, folder, head);
        Update(repository, token);
        var tree = repository.Index.WriteToTree();
        RefuseChangedSubmodules(repository, tree, folder);
        var state = head is null ? "no commit yet" : $"{head.Sha[..10]} {(tree.Sha == head.Tree.Sha ? "unchanged" : "with changes")}";
        return new GitRevision(GitRevision.WorkTree, tree.Sha, tree.Sha, head?.Sha, $"{GitRevision.WorkTree} = {state}");
    }

    // The copy knows size and time of each file, so that only those that changed are read. Its own time must be that of
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
            // An index in two parts is not read; without it each file is compared by content.
            File.Delete(shadow.PathOf(IndexName));
            var repository = shadow.Open(IndexName, folder);
            if (head is not null)
                repository.Index.Replace(head.Tree);
            return repository;
        }
    }

    private static void Update(Repository repository, CancellationToken token)
    {
        var options = new CompareOptions { Similarity = SimilarityOptions.None };
        using var changes = repository.Diff.Compare<TreeChanges>(null, includeUntracked: true, null, options);
        foreach (var change in changes)
        {
            token.ThrowIfCancellationRequested();
            if (change.Status == ChangeKind.Deleted || !change.Exists)
                repository.Index.Remove(change.Path);
            else if (!change.Path.EndsWith('/')) // a repository inside this one that is no submodule of it
                repository.Index.Add(change.Path);
        }
    }

    // Of a submodule a tree holds the commit only.
    private static void RefuseChangedSubmodules(Repository repository, Tree tree, string folder)
    {
        var submodules = TreeListing.Of(repository, tree.Sha).Where(static file => file.Kind == TreeFileKind.Submodule);
        foreach (var submodule in submodules)
        {
            var path = Path.Combine(folder, submodule.Path);
            if (!Repository.IsValid(path))
                continue;
            using var inner = new Repository(path);
            if (inner.RetrieveStatus(new StatusOptions { IncludeIgnored = false }).IsDirty)
            {
                throw new RepositoryException(
                    RepositoryProblem.Unsupported,
                    $"The submodule '{submodule.Path}' has changes that are not committed",
                    folder,
                    "Commit them in the submodule; a version names a commit of it.");
            }
        }
    }
}
