namespace SplNet.Tests.Mutated;

/// <summary>The opening auction: the price at which most is traded.</summary>
public sealed class Auction(bool isForced)
{
    private readonly List<Order> _orders = [];

    public void Add(Order order) => _orders.Add(order);

    /// <summary>Whether there is something to trade; a forced auction takes place anyway.</summary>
    public bool CanOpen() => isForced || HasBothSides();

    /// <summary>The price with the largest volume, the lower one of two; null if nothing can be traded.</summary>
    public Price? Open()
    {
        if (!CanOpen())
            return null;
        Price? best = null;
        var largest = 0L;
        foreach (var price in Prices())
        {
            var volume = Math.Min(Volume(Side.Buy, price), Volume(Side.Sell, price));
            if (volume <= largest)
                continue;
            largest = volume;
            best = price;
        }

        return best;
    }

    private bool HasBothSides() =>
        _orders.Where(static order => order.Side == Side.Buy).Any() && _orders.Where(static order => order.Side == Side.Sell).Any();

    private List<Price> Prices()
    {
        var seen = new HashSet<Price>(_orders.Count);
        foreach (var order in _orders)
            seen.Add(order.Limit);
        var prices = seen.ToList();
        prices.Sort(Comparer<Price>.Default);
        return prices;
    }

    private long Volume(Side side, Price price)
    {
        var volume = 0L;
        foreach (var order in _orders)
        {
            if (order.Side == side && Accepts(order, price))
                volume += order.Quantity;
        }

        return volume;
    }

    private static bool Accepts(Order order, Price price) =>
        order.Side == Side.Buy ? order.Limit.CompareTo(price) >= 0 : order.Limit.CompareTo(price) <= 0;
}
