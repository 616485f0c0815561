namespace SplNet.Causes.Work;

/// <summary>Tallies by what was done: the key of a method, or the name of a type.</summary>
internal sealed class Tallies
{
    private readonly Dictionary<string, Tally> _tallies = new(StringComparer.Ordinal);

    /// <summary>What was done.</summary>
    public IReadOnlyCollection<string> Keys => _tallies.Keys;

    /// <summary>All of them.</summary>
    public IReadOnlyCollection<Tally> Values => _tallies.Values;

    /// <summary>That of a key; empty where it was never done.</summary>
    public Tally this[string key]
    {
        get => _tallies.GetValueOrDefault(key);
        set => _tallies[key] = value;
    }

    /// <summary>Adds to that of a key.</summary>
    public void Add(string key, Tally tally) => _tallies[key] = this[key].Plus(tally);

    /// <summary>True if it was done.</summary>
    public bool Has(string key) => _tallies.ContainsKey(key);
}
