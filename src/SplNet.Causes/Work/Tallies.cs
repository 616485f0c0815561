namespace SplNet.Causes.Work;

/// <summary>Tallies by action: the key of a method, or the name of a type.</summary>
internal sealed class Tallies
{
    private readonly Dictionary<string, Tally> _tallies = new(StringComparer.Ordinal);
    private readonly Dictionary<string, List<Tally>> _sites = new(StringComparer.Ordinal);

    /// <summary>The actions.</summary>
    public IReadOnlyCollection<string> Keys => _tallies.Keys;

    /// <summary>The tallies.</summary>
    public IReadOnlyCollection<Tally> Values => _tallies.Values;

    /// <summary>The tally of a key; empty if it never occurred.</summary>
    public Tally this[string key]
    {
        get => _tallies.GetValueOrDefault(key);
        set => _tallies[key] = value;
    }

    /// <summary>Adds a site to the tally of a key.</summary>
    public void Add(string key, Tally tally)
    {
        _tallies[key] = this[key].Plus(tally);
        if (!_sites.TryGetValue(key, out var sites))
            _sites[key] = sites = [];
        sites.Add(tally);
    }

    /// <summary>The tallies of the sites of a key, in the order of the code.</summary>
    public IReadOnlyList<Tally> SitesOf(string key) => _sites.GetValueOrDefault(key) ?? [];

    /// <summary>True if it occurred.</summary>
    public bool Has(string key) => _tallies.ContainsKey(key);
}
