namespace Sut;

/// <summary>An amount of a currency.</summary>
public readonly record struct Money(decimal Amount, string Currency)
{
    public override string ToString() => FormattableString.Invariant($"{Amount:0.00} {Currency}");
}

/// <summary>What one euro is worth in each currency.</summary>
public sealed class Rates
{
    private readonly Dictionary<string, decimal> _perEuro = new(StringComparer.Ordinal) { ["EUR"] = 1 };

    public Rates Set(string currency, decimal perEuro)
    {
        _perEuro[currency] = perEuro;
        return this;
    }

    public decimal Between(string from, string to) => _perEuro[to] / _perEuro[from];
}

/// <summary>Money in several currencies.</summary>
public sealed class Wallet
{
    private readonly SortedDictionary<string, decimal> _amounts = new(StringComparer.Ordinal);

    public IEnumerable<Money> Contents => _amounts.Select(static entry => new Money(entry.Value, entry.Key));

    public Wallet Put(Money money)
    {
        _amounts[money.Currency] = _amounts.GetValueOrDefault(money.Currency) + money.Amount;
        return this;
    }
}

/// <summary>Changes one currency into another.</summary>
public sealed class Exchange(Rates rates, decimal fee)
{
    public Money Change(Money money, string currency)
    {
        if (money.Currency == currency)
            return money;
        var amount = money.Amount * rates.Between(money.Currency, currency) * (1 - fee);
        return new Money(Math.Round(amount, 2, MidpointRounding.ToEven), currency);
    }

    public Money Worth(Wallet wallet, string currency)
    {
        var sum = 0m;
        foreach (var money in wallet.Contents)
            sum += Change(money, currency).Amount;
        return new Money(sum, currency);
    }
}
