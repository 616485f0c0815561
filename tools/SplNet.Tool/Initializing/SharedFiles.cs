namespace SplNet.Tool.Initializing;

/// <summary>The files of a user that get lines from <c>splnet init</c>. Lines that the user has edited or removed stay so.</summary>
/// <param name="root">The root of the clone.</param>
/// <param name="earlier">The record of the last command.</param>
internal sealed class SharedFiles(string root, InitManifest earlier)
{
    private readonly List<(string Name, string Text)> _changed = [];
    private readonly List<string> _kept = [];
    private readonly SortedDictionary<string, string> _lines = new(StringComparer.Ordinal);

    /// <summary>The files that get a different text.</summary>
    public IReadOnlyList<(string Name, string Text)> Changed => _changed;

    /// <summary>The files whose lines were edited or removed.</summary>
    public IReadOnlyList<string> Kept => _kept;

    /// <summary>The written lines, by file.</summary>
    public IReadOnlyDictionary<string, string> Lines => _lines;

    /// <summary>Plans the lines of a file.</summary>
    /// <param name="name">The name in the clone.</param>
    /// <param name="lines">The lines for the text of the file; null if it gets none.</param>
    public void Add(string name, Func<string, string?> lines)
    {
        var path = Path.Combine(root, name);
        var text = File.Exists(path) ? File.ReadAllText(path) : string.Empty;
        var before = earlier.Lines.GetValueOrDefault(name);
        if (lines(text) is not { } wanted)
        {
            if (before is not null)
                _lines[name] = before;
            return;
        }

        var found = SharedFile.LinesIn(text);
        _lines[name] = wanted;
        if (found == wanted)
            return;
        if (found != before)
        {
            _kept.Add(name);
            _lines[name] = before ?? wanted;
            return;
        }

        _changed.Add((name, SharedFile.With(text, wanted)));
    }

    /// <summary>Writes them.</summary>
    public void Write()
    {
        foreach (var (name, text) in _changed)
            File.WriteAllText(Path.Combine(root, name), text);
    }
}
