namespace SplNet.Tests.Mutated.Functional;

public class PositionsTests
{
    private static readonly Trade[] Trades =
    [
        new(1, 2, "ACME", 10, new Price(101)), new(3, 4, "BOLT", 30, new Price(99)), new(5, 6, "ACME", 5, new Price(101)),
        new(7, 8, "CORE", 20, new Price(100)),
    ];

    [Fact]
    public void Trades_AddUp()
    {
        var positions = new Positions();
        positions.Book(Trades, []);
        Assert.Equal(15, positions.Of("ACME"));
        Assert.Equal(0, positions.Of("DUST"));
    }

    [Fact]
    public void UnwatchedSymbols_AreSkipped()
    {
        var positions = new Positions();
        positions.Book(Trades, ["BOLT"]);
        Assert.Equal(0, positions.Of("ACME"));
        Assert.Equal(30, positions.Of("BOLT"));
    }

    [Fact]
    public void Largest_ComeFirst()
    {
        var positions = new Positions();
        positions.Book(Trades, []);
        Assert.Equal(["BOLT", "CORE"], positions.Largest(2));
    }

    [Fact]
    public void FirstLargeTrade_IsFound()
    {
        Assert.Equal(3, Positions.FirstLarge(Trades, 20)?.Buyer);
        Assert.Null(Positions.FirstLarge(Trades, 31));
    }

    [Fact]
    public void Profile_RisesByPrice() =>
        Assert.Equal([(new Price(99), 30), (new Price(100), 20), (new Price(101), 15)], Positions.Profile(Trades));
}
