namespace SplNet.Tests.Mutated.Functional;

public class OrderBookTests
{
    private readonly OrderBook _book = new();

    [Fact]
    public void OrderWithoutPartner_Waits()
    {
        Assert.Equal(0, _book.Place(Buy(1, 10, 100)));
        Assert.Empty(_book.Trades);
        Assert.Equal(10, _book.OpenQuantity());
    }

    [Fact]
    public void FittingOrders_TradeAtThePriceThatWaited()
    {
        _book.Place(Sell(1, 10, 100));
        Assert.Equal(10, _book.Place(Buy(2, 10, 105)));
        Assert.Equal([new Trade(2, 1, "ACME", 10, new Price(100))], _book.Trades);
        Assert.Equal(0, _book.OpenQuantity());
    }

    [Fact]
    public void TooLowBid_DoesNotTrade()
    {
        _book.Place(Sell(1, 10, 100));
        Assert.Equal(0, _book.Place(Buy(2, 10, 99)));
        Assert.Equal(20, _book.OpenQuantity());
    }

    [Fact]
    public void BestPrice_IsTakenFirst()
    {
        _book.PlaceAll([Sell(1, 5, 102), Sell(2, 5, 100), Sell(3, 5, 101), Buy(4, 12, 102)]);
        Assert.Equal([(2, 5), (3, 5), (1, 2)], _book.Trades.Select(static trade => (trade.Seller, trade.Quantity)));
        Assert.Equal(3, _book.OpenQuantity());
    }

    [Fact]
    public void EarlierOrder_IsTakenFirst()
    {
        _book.PlaceAll([Buy(1, 5, 100), Buy(2, 5, 100), Sell(3, 5, 100)]);
        Assert.Equal(1, Assert.Single(_book.Trades).Buyer);
    }

    [Fact]
    public void Symbols_DoNotMix()
    {
        _book.Place(Sell(1, 10, 100));
        Assert.Equal(0, _book.Place(Buy(2, 10, 100) with { Symbol = "BOLT" }));
    }

    [Fact]
    public void HaltedSymbol_IsRefusedUntilItResumes()
    {
        _book.Halt("ACME");
        _book.Place(Buy(1, 10, 100));
        Assert.Equal(1, _book.Refused);
        Assert.Equal(0, _book.OpenQuantity());
        _book.Resume("ACME");
        _book.Place(Buy(1, 10, 100));
        Assert.Equal(10, _book.OpenQuantity());
    }

    [Fact]
    public void EmptyOrder_IsRefused()
    {
        _book.Place(Buy(1, 0, 100));
        Assert.Equal(1, _book.Refused);
    }

    private static Order Buy(long id, int quantity, long ticks) => new(id, Side.Buy, "ACME", quantity, new Price(ticks), "alice");

    private static Order Sell(long id, int quantity, long ticks) => new(id, Side.Sell, "ACME", quantity, new Price(ticks), "bob");
}
