namespace SplNet.Tool.Watching;

/// <summary>
/// Finds which files next to the assembly the measured code writes: files that have changed during two consecutive runs. No system reports
/// who has written a file, and each such change would end one run and start the next, for ever.
/// </summary>
internal sealed class WrittenData
{
    private readonly HashSet<string> _written = new(StringComparer.Ordinal);
    private HashSet<string> _duringTheLast = new(StringComparer.Ordinal);
    private HashSet<string> _duringThis = new(StringComparer.Ordinal);

    /// <summary>Records the start of a run.</summary>
    public void Begin() => (_duringTheLast, _duringThis) = (_duringThis, new HashSet<string>(StringComparer.Ordinal));

    /// <summary>Adds the changes during the run.</summary>
    /// <param name="changed">The files.</param>
    /// <returns>The files that make the run outdated, and the files newly found to be written by runs.</returns>
    public (IReadOnlyList<string> Others, IReadOnlyList<string> Found) During(IReadOnlyList<string> changed)
    {
        List<string> found = [.. changed.Where(path => _duringTheLast.Contains(path) && _written.Add(path))];
        List<string> others = [.. changed.Where(path => !_written.Contains(path))];
        _duringThis.UnionWith(others);
        return (others, found);
    }
}
