namespace SplNet.Versions.Repositories.Git;

/// <summary>Removes the leftovers of crashed processes from the repository's list of worktrees.</summary>
internal static class StaleWorktrees
{
    public static string FolderOf(ObjectStore store) => Path.Combine(store.CommonFolder, "worktrees");

    public static void Remove(ObjectStore store)
    {
        if (!Directory.Exists(FolderOf(store)))
            return;
        foreach (var entry in Directory.EnumerateDirectories(FolderOf(store), OwnedName.Pattern).Where(OwnedName.IsAbandoned))
            Remove(entry, ContainerOf(entry));
    }

    /// <summary>Removes them as far as possible; nothing is lost if the repository cannot be written.</summary>
    public static void TryRemove(ObjectStore store)
    {
        try
        {
            Remove(store);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            // Another process removes it right now, or the repository is read-only.
        }
    }

    /// <summary>Removes the folder of a worktree, then its entry, so that a second attempt finds the leftovers of the first.</summary>
    public static void Remove(string entry, string? container)
    {
        if (container is not null)
            FolderRemoval.Remove(container);
        FolderRemoval.Remove(entry);
        // Git does not keep an empty list either.
        var list = Path.GetDirectoryName(entry)!;
        if (Directory.Exists(list) && !Directory.EnumerateFileSystemEntries(list).Any())
            Directory.Delete(list);
    }

    // .../NAME/tree/.git; a folder with a different name is not ours, whatever the entry says.
    private static string? ContainerOf(string entry)
    {
        var pointer = Path.Combine(entry, "gitdir");
        var container = File.Exists(pointer) ? Path.GetDirectoryName(Path.GetDirectoryName(File.ReadAllText(pointer).Trim())) : null;
        return Path.GetFileName(container) == Path.GetFileName(entry) ? container : null;
    }
}
