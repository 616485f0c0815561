namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class Tally(int candidates)
{
    private readonly long[] _votes = new long[candidates];

    public long Valid { get; private set; }

    public void Add(ReadOnlySpan<byte> ballot)
    {
        var weight = 1;
        foreach (var choice in ballot)
        {
            for (var round = 0; round < 40; round++)
                weight = weight * 31 % 101 + 1;
            _votes[choice % _votes.Length] += weight;
        }

        Valid++;
    }

    public long Winner()
    {
        var most = 0L;
        foreach (var votes in _votes)
            most = Math.Max(votes, most);
        return most;
    }

    public double Share(int candidate) => Valid != 0 ? _votes[candidate] / (double)Valid : 0;
}

public static class Election
{
    public static long Hold(byte[] ballots, int choices)
    {
        var tally = new Tally(7);
        for (var at = 0; at + choices <= ballots.Length; at += choices)
            tally.Add(ballots.AsSpan(at, choices));
        return tally.Winner() + (long)tally.Share(1);
    }
}
