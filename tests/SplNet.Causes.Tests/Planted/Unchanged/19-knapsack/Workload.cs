using Sut;

public static class Workload
{
    private static readonly Item[] Items =
    [
        .. Enumerable.Range(0, 24).Select(static i => new Item($"item {i}", 2 + i * 7 % 13, 5 + i * 11 % 29)),
    ];

    public static object Run() => new Packer(80).Best(Items).ToString();
}
