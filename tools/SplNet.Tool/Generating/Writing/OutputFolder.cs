using System.Security.Cryptography;
using System.Text;

namespace SplNet.Tool.Generating.Writing;

/// <summary>The folder of a generated project: what a person has changed stays, everything else becomes what was generated.</summary>
/// <param name="folder">Its path.</param>
/// <param name="earlier">What the generation before has written.</param>
internal sealed class OutputFolder(string folder, Manifest earlier)
{
    private readonly SortedDictionary<string, string> _written = new(StringComparer.Ordinal);
    private readonly List<string> _kept = [];
    private readonly List<string> _removed = [];

    /// <summary>The files as they were generated, with the hashes of that.</summary>
    public IReadOnlyDictionary<string, string> Written => _written;

    /// <summary>The files that were left as they are, because a person changed them.</summary>
    public IReadOnlyList<string> Kept => _kept;

    /// <summary>The files that were removed, because their tests are gone.</summary>
    public IReadOnlyList<string> Removed => _removed;

    /// <summary>Makes sure that a folder can be written, before time is spent on what is to be in it. Nothing of it stays.</summary>
    /// <exception cref="IOException">It cannot.</exception>
    /// <exception cref="UnauthorizedAccessException">It may not, or a file that would be written again may not.</exception>
    public void RequireWritable()
    {
        var existing = folder;
        while (!Path.Exists(existing) && Path.GetDirectoryName(existing) is { } above)
            existing = above;
        var probe = Path.Combine(existing, Path.GetRandomFileName());
        Directory.CreateDirectory(probe);
        Directory.Delete(probe);

        // What a person has changed is not written again.
        var rewritten = earlier.Files.Where(file => File.Exists(PathOf(file.Key)) && HashOf(File.ReadAllText(PathOf(file.Key))) == file.Value).Select(static file => file.Key);
        foreach (var path in rewritten.Append(Manifest.File).Select(PathOf).Where(Path.Exists))
            File.OpenWrite(path).Dispose();
    }

    /// <summary>What a file holds.</summary>
    /// <param name="name">Its name in the folder.</param>
    public string Read(string name) => File.ReadAllText(PathOf(name));

    /// <summary>Writes files, and removes those that are no longer generated.</summary>
    /// <param name="files">Their names and contents.</param>
    public void Write(IReadOnlyDictionary<string, string> files)
    {
        Directory.CreateDirectory(folder);
        foreach (var (name, content) in files)
            Write(name, content);
        foreach (var name in earlier.Files.Keys.Where(name => !files.ContainsKey(name) && File.Exists(PathOf(name))))
            Remove(name);
    }

    // A checkout may have changed the ends of lines; that is no change of a person's.
    private static string HashOf(string content) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(content.ReplaceLineEndings("\n"))));

    private void Write(string name, string content)
    {
        var path = PathOf(name);
        var hash = HashOf(content);
        var found = File.Exists(path) ? HashOf(File.ReadAllText(path)) : null;
        if (found is not null && found != hash && found != earlier.Files.GetValueOrDefault(name))
        {
            // The next generation still has to see that it was changed.
            _kept.Add(name);
            if (earlier.Files.TryGetValue(name, out var before))
                _written[name] = before;
            return;
        }

        if (found != hash)
            File.WriteAllText(path, content);
        _written[name] = hash;
    }

    private void Remove(string name)
    {
        if (HashOf(File.ReadAllText(PathOf(name))) == earlier.Files[name])
        {
            File.Delete(PathOf(name));
            _removed.Add(name);
        }
        else
        {
            _kept.Add(name);
            _written[name] = earlier.Files[name];
        }
    }

    private string PathOf(string name) => Path.Combine(folder, name);
}
