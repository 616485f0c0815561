using System.Security.Cryptography;
using System.Text;

namespace SplNet.Tool.Generating.Writing;

/// <summary>
/// The folder of a generated project: files that a user has edited stay, and all others are replaced by the generated ones.
/// </summary>
/// <param name="folder">The path of the folder.</param>
/// <param name="earlier">The hashes of the files that the previous generation wrote.</param>
/// <param name="isDry">True to change nothing, and only to find out what would change.</param>
internal sealed class OutputFolder(string folder, IReadOnlyDictionary<string, string> earlier, bool isDry = false)
{
    private readonly SortedDictionary<string, string> _written = new(StringComparer.Ordinal);
    private readonly List<string> _kept = [];
    private readonly List<string> _removed = [];
    private readonly List<string> _changed = [];

    /// <summary>The generated files, with hashes of their content.</summary>
    public IReadOnlyDictionary<string, string> Written => _written;

    /// <summary>The files with a different content than before, or none.</summary>
    public IReadOnlyList<string> Changed => _changed;

    /// <summary>The files that were kept because a user edited them.</summary>
    public IReadOnlyList<string> Kept => _kept;

    /// <summary>The files that were removed because their tests no longer exist.</summary>
    public IReadOnlyList<string> Removed => _removed;

    /// <summary>Checks that a folder is writable, before time is spent on its content. Leaves nothing behind.</summary>
    /// <exception cref="IOException">The folder is not writable.</exception>
    /// <exception cref="UnauthorizedAccessException">Access is denied to the folder, or to a file that would be rewritten.</exception>
    public void RequireWritable()
    {
        var existing = folder;
        while (!Path.Exists(existing) && Path.GetDirectoryName(existing) is { } above)
            existing = above;
        var probe = Path.Combine(existing, Path.GetRandomFileName());
        Directory.CreateDirectory(probe);
        Directory.Delete(probe);

        // Files that a user has edited are not rewritten.
        var rewritten = earlier
            .Where(file => File.Exists(PathOf(file.Key)) && HashOf(File.ReadAllText(PathOf(file.Key))) == file.Value)
            .Select(static file => file.Key);
        foreach (var path in rewritten.Append(Manifest.File).Select(PathOf).Where(Path.Exists))
            File.OpenWrite(path).Dispose();
    }

    /// <summary>Reads the content of a file.</summary>
    /// <param name="name">The name in the folder.</param>
    public string Read(string name) => File.ReadAllText(PathOf(name));

    /// <summary>Writes files, and removes the ones that are no longer generated.</summary>
    /// <param name="files">The names and contents.</param>
    public void Write(IReadOnlyDictionary<string, string> files)
    {
        foreach (var (name, content) in files)
            Write(name, content);
        foreach (var name in earlier.Keys.Where(name => !files.ContainsKey(name) && File.Exists(PathOf(name))))
            Remove(name);
    }

    // A checkout may change line endings, which does not count as a user's edit.
    private static string HashOf(string content) =>
        Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(content.ReplaceLineEndings("\n"))));

    private void Write(string name, string content)
    {
        var path = PathOf(name);
        var hash = HashOf(content);
        var found = File.Exists(path) ? HashOf(File.ReadAllText(path)) : null;
        if (found is not null && found != hash && found != earlier.GetValueOrDefault(name))
        {
            // The next generation must still know that it was edited.
            _kept.Add(name);
            if (earlier.TryGetValue(name, out var before))
                _written[name] = before;
            return;
        }

        _written[name] = hash;
        if (found == hash)
            return;
        _changed.Add(name);
        if (isDry)
            return;
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);
    }

    private void Remove(string name)
    {
        if (HashOf(File.ReadAllText(PathOf(name))) == earlier[name])
        {
            if (!isDry)
                File.Delete(PathOf(name));
            _removed.Add(name);
        }
        else
        {
            _kept.Add(name);
            _written[name] = earlier[name];
        }
    }

    private string PathOf(string name) => Path.Combine(folder, name);
}
