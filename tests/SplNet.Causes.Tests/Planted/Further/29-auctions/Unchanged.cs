namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class Bid(int bidder, int cents) : IComparable<Bid>
{
    public int Bidder => bidder;

    public int Cents => cents;

    public int CompareTo(Bid? other)
    {
        if (other is null)
            return 1;
        var difference = cents.CompareTo(other.Cents);
        return difference == 0 ? other.Bidder.CompareTo(bidder) : difference;
    }
}

public sealed class Auction
{
    private readonly List<Bid> _bids = [];

    public int Count => _bids.Count;

    public void Add(int bidder, int cents) => _bids.Add(new Bid(bidder, cents));

    public Bid Best() => _bids.Order().Last();

    public int Sum()
    {
        var sum = 0;
        foreach (var bid in _bids)
            sum = bid.Cents + sum;
        return sum;
    }
}
