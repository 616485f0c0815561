namespace SplNet.Versioning;

/// <summary>
/// The copies of outputs that this process has created. The experiments of a suite share them. They are removed when the process ends;
/// after a kill, the next process removes them.
/// </summary>
/// <typeparam name="TKey">The type of the key.</typeparam>
/// <typeparam name="TCopy">The type of a copy.</typeparam>
internal sealed class OutputCopies<TKey, TCopy>
    where TKey : notnull
    where TCopy : IDisposable
{
    private readonly Lock _turn = new();
    private readonly Dictionary<TKey, TCopy> _made = [];

    /// <summary>Gets the copy for a key.</summary>
    /// <param name="key">The key.</param>
    /// <param name="make">Creates the copy, once.</param>
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

    /// <summary>Removes copies that measurements no longer need.</summary>
    /// <param name="isDone">Decides by the key whether a copy can be removed.</param>
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
