namespace SplNet.Tests.Mutated.Performance;

/// <summary>What a day leaves behind, made once; only asked.</summary>
internal static class Filled
{
    public static OrderBook Book { get; } = BookOf(Day.Orders);

    public static Positions Positions { get; } = PositionsOf(Day.Trades);

    public static Auction Auction { get; } = AuctionOf(Day.Orders.Take(60));

    private static OrderBook BookOf(List<Order> orders)
    {
        var book = new OrderBook();
        book.PlaceAll(orders);
        return book;
    }

    private static Positions PositionsOf(IReadOnlyList<Trade> trades)
    {
        var positions = new Positions();
        positions.Book(trades, []);
        return positions;
    }

    private static Auction AuctionOf(IEnumerable<Order> orders)
    {
        var auction = new Auction(isForced: false);
        foreach (var order in orders)
            auction.Add(order);
        return auction;
    }
}
