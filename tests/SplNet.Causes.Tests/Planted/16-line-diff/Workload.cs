using Sut;

public static class Workload
{
    private static readonly string[] Before = [.. Enumerable.Range(0, 70).Select(static i => $"line {i * 7 % 40}")];
    private static readonly string[] After =
    [
        .. Enumerable.Range(0, 75).Select(static i => i % 9 == 0 ? $"new {i}" : $"line {i * 7 % 40}"),
    ];

    public static object Run() => new LineDiff().Compare(Before, After).ToString();
}
