using Sut;

public static class Workload
{
    private static readonly BloomFilter Known = Filled();
    private static readonly string[] Asked = [.. Enumerable.Range(0, 60).Select(static i => $"https://example.org/articles/{i * 3}")];

    public static object Run() => Known.CountOf(Asked);

    private static BloomFilter Filled()
    {
        var filter = new BloomFilter(4096, 5);
        for (var i = 0; i < 200; i++)
            filter.Add($"https://example.org/articles/{i}");
        return filter;
    }
}
