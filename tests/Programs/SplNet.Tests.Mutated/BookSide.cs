namespace SplNet.Tests.Mutated;

/// <summary>One side of the book of one symbol: its orders, the best one last.</summary>
public sealed class BookSide(Side side)
{
    private readonly List<Order> _orders = [];

    public Order? Best => _orders.Count == 0 ? null : _orders[^1];

    public void Add(Order order) => _orders.Insert(Position(order), order);

    /// <summary>Takes a quantity from the best order.</summary>
    public void Take(int quantity)
    {
        var best = _orders[^1];
        if (best.Quantity == quantity)
            _orders.RemoveAt(_orders.Count - 1);
        else
            _orders[^1] = best with { Quantity = best.Quantity - quantity };
    }

    public long Quantity()
    {
        var quantity = 0L;
        for (var i = 0; i < _orders.Count; i++)
            quantity += _orders[i].Quantity;
        return quantity;
    }

    // Of two orders with the same limit the earlier one is better.
    private int Position(Order order)
    {
        var low = 0;
        var high = _orders.Count;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (IsBetter(_orders[middle].Limit, order.Limit))
                high = middle;
            else
                low = middle + 1;
        }

        return low;
    }

    private bool IsBetter(Price known, Price other) =>
        known.Equals(other) || (side == Side.Buy ? known.CompareTo(other) > 0 : known.CompareTo(other) < 0);
}
