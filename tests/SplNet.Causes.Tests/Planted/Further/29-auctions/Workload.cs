using Sut;

public static class Workload
{
    public static object Run()
    {
        var auction = new Auction();
        for (var bidder = 0; bidder < 120; bidder++)
            auction.Add(bidder, bidder * 7919 % 1000);
        return $"{auction.Best().Bidder} {auction.Sum()} {auction.Count}";
    }
}
