namespace Sut;

public readonly record struct OrderLine(int Article, int Quantity);

/// <summary>What a customer wants.</summary>
public sealed record Order(int Number, string Customer, IReadOnlyList<OrderLine> Lines);

/// <summary>What a customer pays.</summary>
public sealed record Invoice(int Order, string Customer, long Cents);

/// <summary>An article's price from a day on.</summary>
public readonly record struct TariffEntry(int Article, int FromDay, long Cents);

/// <summary>Prices as they were announced, in the order of their days.</summary>
public sealed class Tariff
{
    private readonly List<TariffEntry> _entries = [];

    public int Count => _entries.Count;

    public void Announce(int article, int day, long cents)
    {
        if (_entries.Count > 0 && _entries[^1].FromDay > day)
            throw new ArgumentException("Prices are announced in the order of their days.", nameof(day));
        _entries.Add(new TariffEntry(article, day, cents));
    }

    /// <summary>The prices of the articles on a day, found in one pass over all announcements.</summary>
    public PriceList PricesOf(IReadOnlyCollection<int> articles, int day)
    {
        var prices = new PriceList(articles);
        foreach (var entry in _entries)
        {
            if (entry.FromDay > day)
                break;
            prices.Offer(entry.Article, entry.Cents);
        }

        return prices;
    }
}

/// <summary>The prices of some articles on one day.</summary>
public sealed class PriceList
{
    private readonly Dictionary<int, long> _prices;

    public PriceList(IReadOnlyCollection<int> articles)
    {
        _prices = new Dictionary<int, long>(articles.Count);
        foreach (var article in articles)
            _prices[article] = 0;
    }

    public void Offer(int article, long cents)
    {
        if (_prices.ContainsKey(article))
            _prices[article] = cents;
    }

    public long this[int article] => _prices[article];
}

/// <summary>Discounts by the size of an order.</summary>
public sealed class Discounts
{
    private readonly SortedList<int, int> _percentByQuantity = new() { [0] = 0, [50] = 3, [200] = 5 };

    public long Apply(long cents, int quantity)
    {
        var percent = 0;
        foreach (var (least, value) in _percentByQuantity)
        {
            if (quantity < least)
                break;
            percent = value;
        }

        return cents - cents * percent / 100;
    }
}

/// <summary>Turns the orders of a day into invoices.</summary>
public sealed class InvoiceRun(Tariff tariff, Discounts discounts)
{
    public IReadOnlyList<Invoice> PriceAll(IReadOnlyList<Order> orders, int day)
    {
        var prices = tariff.PricesOf(ArticlesOf(orders), day);
        var invoices = new List<Invoice>(orders.Count);
        foreach (var order in orders)
            invoices.Add(Price(order, prices));
        return invoices;
    }

    public static long Total(IReadOnlyList<Invoice> invoices)
    {
        var total = 0L;
        foreach (var invoice in invoices)
            total += invoice.Cents;
        return total;
    }

    private Invoice Price(Order order, PriceList prices)
    {
        var cents = 0L;
        var quantity = 0;
        foreach (var line in order.Lines)
        {
            cents += prices[line.Article] * line.Quantity;
            quantity += line.Quantity;
        }

        return new Invoice(order.Number, order.Customer, discounts.Apply(cents, quantity));
    }

    private static HashSet<int> ArticlesOf(IReadOnlyList<Order> orders)
    {
        var articles = new HashSet<int>();
        foreach (var order in orders)
        {
            foreach (var line in order.Lines)
                articles.Add(line.Article);
        }

        return articles;
    }
}
