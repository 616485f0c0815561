namespace SplNet.Versions.Cache;

/// <summary>The folders of a cache.</summary>
/// <param name="Root">The cache.</param>
internal sealed record CacheFolders(string Root)
{
    private const string UsedFile = "used";

    /// <summary>Gets the folder of the finished entries; each has a subfolder named after its key.</summary>
    public string Entries => Path.Combine(Root, "versions");

    /// <summary>
    /// Gets the folder of unfinished entries. It is on the same volume, so that a finished entry can be moved into place at once.
    /// </summary>
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

    // A cache may be inside a work tree, as in a pipeline job; the tree must still match its commit.
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
            // Another process creates the same cache.
        }
    }

    public string Entry(string key) => Path.Combine(Entries, key);

    public string LockOf(string key) => Path.Combine(Locks, key);

    public IReadOnlyList<string> Keys() =>
        Directory.Exists(Entries) ? [.. Directory.EnumerateDirectories(Entries).Select(static folder => Path.GetFileName(folder))] : [];

    /// <summary>Gets the time of an entry's last use.</summary>
    public DateTimeOffset Used(string key) => new(File.GetLastWriteTimeUtc(Path.Combine(Entry(key), UsedFile)), TimeSpan.Zero);

    public void SetUsed(string key, DateTimeOffset time)
    {
        var file = Path.Combine(Entry(key), UsedFile);
        if (!File.Exists(file))
            File.WriteAllBytes(file, []);
        File.SetLastWriteTimeUtc(file, time.UtcDateTime);
    }
}
