namespace Sut;

public enum CustomerGroup
{
    Private,
    Club,
    Trade,
}

/// <summary>What is bought, and by whom.</summary>
public readonly record struct Purchase(int Category, int Quantity, int Cents, CustomerGroup Group)
{
    public long Total => (long)Cents * Quantity;
}

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
        return _rules.Find(rule => rule.Name == name);
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
            var full = purchase.Total;
            return full - full * BestDiscount(purchase) / 100;
        }
    }

    public int CountReduced(IReadOnlyList<Purchase> basket)
    {
        var reduced = 0;
        for (var i = 0; i < basket.Count; i++)
        {
            if (BestDiscount(basket[i]) > 0)
                reduced++;
        }

        return reduced;
    }

    private int BestDiscount(Purchase purchase)
    {
        return book.Rules
            .Where(rule => rule.AppliesTo(purchase))
            .Select(rule => rule.Percent)
            .DefaultIfEmpty()
            .Max();
    }
}
