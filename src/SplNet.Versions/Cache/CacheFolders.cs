namespace SplNet.Versions.Cache;

/// <summary>The folders of a cache.</summary>
/// <param name="Root">The cache.</param>
internal sealed record CacheFolders(string Root)
{
    private const string UsedFile = "used";

    /// <summary>The finished entries, each in a folder that has its key for a name.</summary>
    public string Entries => Path.Combine(Root, "versions");

    /// <summary>Entries in the making. On the same volume, so that a finished one takes its place at once.</summary>
    public string Work => Path.Combine(Root, "work");

    private string Locks => Path.Combine(Root, "locks");

    public void Create()
    {
        if (!Directory.Exists(Root))
            Ignore();
        Directory.CreateDirectory(Entries);
        Directory.CreateDirectory(Work);
        Directory.CreateDirectory(Locks);
    }

    // A cache may lie in a work tree, as that of a pipeline's job; the tree is still that of its commit.
    private void Ignore()
    {
        Directory.CreateDirectory(Root);
        var path = Path.Combine(Root, ".gitignore");
        try
        {
            using var file = new StreamWriter(new FileStream(path, FileMode.CreateNew));
            file.Write("*\n");
        }
        catch (IOException) when (File.Exists(path))
        {
            // Another process makes the same cache.
        }
    }

    public string Entry(string key) => Path.Combine(Entries, key);

    public string LockOf(string key) => Path.Combine(Locks, key);

    public IReadOnlyList<string> Keys() => Directory.Exists(Entries) ? [.. Directory.EnumerateDirectories(Entries).Select(static folder => Path.GetFileName(folder))] : [];

    /// <summary>When an entry was used last.</summary>
    public DateTimeOffset Used(string key) => new(File.GetLastWriteTimeUtc(Path.Combine(Entry(key), UsedFile)), TimeSpan.Zero);

    public void SetUsed(string key, DateTimeOffset time)
    {
        var file = Path.Combine(Entry(key), UsedFile);
        if (!File.Exists(file))
            File.WriteAllBytes(file, []);
        File.SetLastWriteTimeUtc(file, time.UtcDateTime);
    }
}
