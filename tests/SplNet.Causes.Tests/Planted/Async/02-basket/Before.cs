namespace Sut;

/// <summary>Prices, each answer of which takes a turn of the store.</summary>
public sealed class PriceStore(int count)
{
    private readonly int[] _prices = [.. Enumerable.Range(0, count).Select(static item => 100 + item * 37 % 91)];

    public int Requests { get; private set; }

    public async Task<IReadOnlyList<int>> PricesOfAsync(IReadOnlyList<int> items)
    {
        await ConnectAsync();
        var prices = new int[items.Count];
        for (var index = 0; index < prices.Length; index++)
            prices[index] = _prices[items[index]];
        return prices;
    }

    public async Task<int> PriceOfAsync(int item)
    {
        if (item < 0 || item >= _prices.Length)
            throw new ArgumentOutOfRangeException(nameof(item), "The store has no such item.");
        await ConnectAsync();
        return _prices[item];
    }

    private async ValueTask ConnectAsync()
    {
        await Task.Yield();
        var token = 17;
        for (var round = 0; round < 50; round++)
            token = (token * 31 + round) & 0xFFFF;
        Requests += token >= 0 ? 1 : 2;
    }
}

/// <summary>Items and how many of each.</summary>
public sealed class Basket(PriceStore store)
{
    private readonly List<int> _items = [];
    private readonly List<int> _counts = [];

    public void Add(int item, int count)
    {
        _items.Add(item);
        _counts.Add(count);
    }

    public async Task<int> TotalAsync(int discount)
    {
        var prices = await store.PricesOfAsync(_items);
        var total = 0;
        for (var index = 0; index < prices.Count; index++)
            total += prices[index] * _counts[index];
        return total - total * discount / 100;
    }
}
