namespace SplNet.Tests.Mutated;

/// <summary>The open orders, matched as they come in.</summary>
public sealed class OrderBook
{
    private readonly Dictionary<string, BookSide> _buys = new(StringComparer.Ordinal);
    private readonly Dictionary<string, BookSide> _sells = new(StringComparer.Ordinal);
    private readonly HashSet<string> _halted = new(StringComparer.Ordinal);
    private readonly List<Trade> _trades = [];

    public IReadOnlyList<Trade> Trades => _trades;

    public int Refused { get; private set; }

    public void Halt(string symbol) => _halted.Add(symbol);

    public void Resume(string symbol) => _halted.Remove(symbol);

    /// <summary>Takes an order in, and trades what fits.</summary>
    /// <returns>The quantity that was traded.</returns>
    public int Place(Order order)
    {
        if (_halted.Contains(order.Symbol) || order.Quantity <= 0)
        {
            Refused++;
            return 0;
        }

        var against = order.Side == Side.Buy ? SideOf(_sells, order.Symbol, Side.Sell) : SideOf(_buys, order.Symbol, Side.Buy);
        var open = order.Quantity;
        while (open > 0 && against.Best is { } best && Fits(order, best.Limit))
        {
            var quantity = Math.Min(open, best.Quantity);
            _trades.Add(order.Side == Side.Buy
                ? new Trade(order.Id, best.Id, order.Symbol, quantity, best.Limit)
                : new Trade(best.Id, order.Id, order.Symbol, quantity, best.Limit));
            against.Take(quantity);
            open -= quantity;
        }

        if (open > 0)
            SideOf(order.Side == Side.Buy ? _buys : _sells, order.Symbol, order.Side).Add(order with { Quantity = open });
        return order.Quantity - open;
    }

    public int PlaceAll(List<Order> orders)
    {
        var traded = 0;
        foreach (var order in orders)
            traded += Place(order);
        return traded;
    }

    /// <summary>The quantity that waits on both sides.</summary>
    public long OpenQuantity()
    {
        var open = 0L;
        foreach (var side in _buys.Values)
            open += side.Quantity();
        foreach (var side in _sells.Values)
            open += side.Quantity();
        return open;
    }

    private static BookSide SideOf(Dictionary<string, BookSide> sides, string symbol, Side which)
    {
        if (!sides.TryGetValue(symbol, out var side))
        {
            side = new BookSide(which);
            sides.Add(symbol, side);
        }

        return side;
    }

    private static bool Fits(Order order, Price offered)
    {
        var difference = order.Limit.CompareTo(offered);
        return order.Side == Side.Buy ? difference >= 0 : difference <= 0;
    }
}
