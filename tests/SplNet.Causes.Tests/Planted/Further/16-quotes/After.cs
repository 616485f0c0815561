namespace Sut;

public sealed class Quotes
{
    private readonly Dictionary<int, Task<long>> _known = [];

    public int Asked { get; private set; }

    public async Task<long> OfAsync(int share)
    {
        Asked++;
        if (!_known.TryGetValue(share, out var quote))
            _known[share] = quote = Task.FromResult(Price(share));
        return await quote;
    }

    private static long Price(int share)
    {
        var price = 1000L + share;
        for (var day = 0; day < 20; day++)
            price = price * 101 % 9973;
        return price + 100_000;
    }
}

public sealed class Depot(Quotes quotes)
{
    public async Task<long> ValueAsync(int shares)
    {
        var value = 0L;
        for (var share = 0; share < shares; share++)
            value += await quotes.OfAsync(share);
        return value;
    }

    public string Report() => quotes.Asked <= 9 ? "few" : "many";
}
