namespace SplNet.Tests.Mutated.Functional;

public class AuctionTests
{
    [Fact]
    public void OneSideOnly_DoesNotOpen()
    {
        var auction = new Auction(isForced: false);
        auction.Add(Order(Side.Buy, 10, 100));
        Assert.False(auction.CanOpen());
        Assert.Null(auction.Open());
    }

    [Fact]
    public void ForcedAuction_OpensWithoutAPrice()
    {
        var auction = new Auction(isForced: true);
        Assert.True(auction.CanOpen());
        Assert.Null(auction.Open());
    }

    [Fact]
    public void Price_GivesTheLargestVolume()
    {
        var auction = new Auction(isForced: false);
        auction.Add(Order(Side.Buy, 10, 103));
        auction.Add(Order(Side.Buy, 10, 101));
        auction.Add(Order(Side.Sell, 5, 99));
        auction.Add(Order(Side.Sell, 20, 101));
        Assert.Equal(new Price(101), auction.Open());
    }

    private static Order Order(Side side, int quantity, long ticks) => new(1, side, "ACME", quantity, new Price(ticks), "alice");
}
