namespace SplNet.Versioning;

/// <summary>Copies of outputs that this process has made. The experiments of a suite share them; they are removed when the process ends, and those of a process that was killed by the next one.</summary>
/// <typeparam name="TKey">What tells them apart.</typeparam>
/// <typeparam name="TCopy">A copy.</typeparam>
internal sealed class OutputCopies<TKey, TCopy>
    where TKey : notnull
    where TCopy : IDisposable
{
    private readonly Lock _turn = new();
    private readonly Dictionary<TKey, TCopy> _made = [];

    /// <summary>The copy of a key.</summary>
    /// <param name="key">What it is of.</param>
    /// <param name="make">Makes it, once.</param>
    public TCopy Of(TKey key, Func<TCopy> make)
    {
        lock (_turn)
        {
            if (_made.Count == 0)
                AppDomain.CurrentDomain.ProcessExit += (_, _) => Clear();
            if (!_made.TryGetValue(key, out var copy))
                _made[key] = copy = make();
            return copy;
        }
    }

    /// <summary>Removes copies that nothing is measured in any more.</summary>
    /// <param name="isDone">Whether a copy is one of them, by its key.</param>
    public void LetGo(Func<TKey, bool> isDone)
    {
        lock (_turn)
        {
            foreach (var (key, copy) in _made.Where(made => isDone(made.Key)).ToList())
            {
                _made.Remove(key);
                copy.Dispose();
            }
        }
    }

    private void Clear()
    {
        lock (_turn)
        {
            foreach (var copy in _made.Values)
                copy.Dispose();
            _made.Clear();
        }
    }
}
