namespace SplNet.Tool.Watching;

/// <summary>
/// Which files beside the assembly the measured code writes: those that have changed during two runs in succession. No system tells who has written a file, and each such change would end one run and begin the next, for ever.
/// </summary>
internal sealed class WrittenData
{
    private readonly HashSet<string> _written = new(StringComparer.Ordinal);
    private HashSet<string> _duringTheLast = new(StringComparer.Ordinal);
    private HashSet<string> _duringThis = new(StringComparer.Ordinal);

    /// <summary>A run begins.</summary>
    public void Begin() => (_duringTheLast, _duringThis) = (_duringThis, new HashSet<string>(StringComparer.Ordinal));

    /// <summary>Takes what has changed during the run.</summary>
    /// <param name="changed">The files.</param>
    /// <returns>What of it makes the run old, and what has just been found to be written by runs.</returns>
    public (IReadOnlyList<string> Others, IReadOnlyList<string> Found) During(IReadOnlyList<string> changed)
    {
        List<string> found = [.. changed.Where(path => _duringTheLast.Contains(path) && _written.Add(path))];
        List<string> others = [.. changed.Where(path => !_written.Contains(path))];
        _duringThis.UnionWith(others);
        return (others, found);
    }
}
