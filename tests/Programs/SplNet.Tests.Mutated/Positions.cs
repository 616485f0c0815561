namespace SplNet.Tests.Mutated;

/// <summary>What traders hold after trades.</summary>
public sealed class Positions
{
    private readonly Dictionary<string, long> _bySymbol = new(StringComparer.Ordinal);

    /// <summary>Books trades, those of the watched symbols only; all if none is watched.</summary>
    public void Book(IEnumerable<Trade> trades, HashSet<string> watched)
    {
        var isOpen = watched.Count == 0;
        foreach (var trade in trades)
        {
            if (isOpen || watched.Contains(trade.Symbol))
                _bySymbol[trade.Symbol] = Of(trade.Symbol) + trade.Quantity;
        }
    }

    public long Of(string symbol) => _bySymbol.TryGetValue(symbol, out var quantity) ? quantity : 0;

    /// <summary>The symbols with the largest volume, the largest first.</summary>
    public string[] Largest(int count)
    {
        var all = new List<KeyValuePair<string, long>>(_bySymbol.Count);
        foreach (var position in _bySymbol)
            all.Add(position);
        all.Sort(static (left, right) => right.Value.CompareTo(left.Value));
        return [.. all.Take(count).Select(static position => position.Key)];
    }

    /// <summary>The first trade of at least this size; null if there is none.</summary>
    public static Trade? FirstLarge(IReadOnlyList<Trade> trades, int size) => trades.FirstOrDefault(trade => trade.Quantity >= size);

    /// <summary>The volume per price of all trades, from the lowest price.</summary>
    public static List<(Price Price, long Volume)> Profile(Trade[] trades)
    {
        var volumes = new Dictionary<Price, long>(trades.Length);
        for (var i = 0; i < trades.Length; i++)
        {
            volumes.TryGetValue(trades[i].Price, out var volume);
            volumes[trades[i].Price] = volume + trades[i].Quantity;
        }

        var profile = volumes.Select(static pair => (pair.Key, pair.Value)).ToList();
        profile.Sort(static (left, right) => left.Key.CompareTo(right.Key));
        return profile;
    }
}
