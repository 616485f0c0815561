namespace Sut;

public enum CustomerGroup
{
    Private,
    Club,
    Trade,
}

/// <summary>What is bought, and by whom.</summary>
public readonly record struct Purchase(int Category, int Quantity, int Cents, CustomerGroup Group);

/// <summary>A discount and the purchases that get it.</summary>
public sealed record DiscountRule(string Name, int? Category, int LeastQuantity, CustomerGroup? Group, int Percent)
{
    public bool AppliesTo(in Purchase purchase) =>
        (Category is null || Category == purchase.Category)
        && purchase.Quantity >= LeastQuantity
        && (Group is null || Group == purchase.Group);
}

/// <summary>Rounds to what can be paid in coins.</summary>
public sealed class Rounding(int step)
{
    public int Step => step;

    public long Round(long cents) => (cents + step / 2) / step * step;
}

/// <summary>Rules by their names.</summary>
public sealed class RuleBook
{
    private readonly List<DiscountRule> _rules = [];

    public IReadOnlyList<DiscountRule> Rules => _rules;

    public RuleBook Add(DiscountRule rule)
    {
        if (rule.Percent is < 0 or > 100)
            throw new ArgumentOutOfRangeException(nameof(rule), "A discount lies between 0 and 100 percent.");
        _rules.Add(rule);
        return this;
    }

    public DiscountRule? Named(string name)
    {
        foreach (var rule in _rules)
        {
            if (rule.Name == name)
                return rule;
        }

        return null;
    }
}

/// <summary>What a basket costs.</summary>
public sealed class PriceList(RuleBook book, Rounding rounding)
{
    public long Total(IReadOnlyList<Purchase> basket)
    {
        var total = 0L;
        for (var i = 0; i < basket.Count; i++)
            total += Price(basket[i]);
        return rounding.Round(total);

        long Price(in Purchase purchase)
        {
            var full = (long)purchase.Cents * purchase.Quantity;
            return full - full * BestDiscount(purchase) / 100;
        }
    }

    public int CountReduced(IReadOnlyList<Purchase> basket)
    {
        var count = 0;
        foreach (var purchase in basket)
        {
            if (BestDiscount(purchase) > 0)
                count++;
        }

        return count;
    }

    private int BestDiscount(Purchase purchase)
    {
        var best = 0;
        for (var i = 0; i < book.Rules.Count; i++)
        {
            var rule = book.Rules[i];
            if (rule.Percent > best && rule.AppliesTo(purchase))
                best = rule.Percent;
        }

        return best;
    }
}
