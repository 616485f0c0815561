namespace Sut;

/// <summary>Loads rates; each takes a while.</summary>
public sealed class RateSource
{
    public int Loads { get; private set; }

    public async Task<decimal> LoadAsync(string currency)
    {
        await Task.Yield();
        Loads++;
        var value = 1.0m;
        foreach (var letter in currency)
            value = (value * 7 + letter) % 97 + 1;
        return value;
    }
}

/// <summary>Rates that are loaded when they are needed.</summary>
public sealed class Rates(RateSource source)
{
    private readonly Dictionary<string, decimal> _known = [];

    public int Known => _known.Count;

    public async ValueTask<decimal> RateAsync(string currency)
    {
        if (_known.TryGetValue(currency, out var known))
            return known;
        var rate = await source.LoadAsync(currency);
        _known[currency] = rate;
        return rate;
    }
}

/// <summary>An account of several currencies.</summary>
public sealed class Account(Rates rates)
{
    private readonly List<(string Currency, decimal Amount)> _entries = [];

    public void Book(string currency, decimal amount) => _entries.Add((currency, amount));

    public async Task<decimal> BalanceAsync()
    {
        var balance = 0m;
        foreach (var (currency, amount) in _entries)
            balance += amount * await rates.RateAsync(currency);
        return balance;
    }
}
