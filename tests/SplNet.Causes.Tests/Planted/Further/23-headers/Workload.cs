using Sut;

public static class Workload
{
    private static readonly string[] Lines =
    [
        .. Enumerable.Range(0, 30).Select(static number => $"Header-Number-{number}-Of-Many: {number}"),
    ];

    public static object Run() => Headers.Names(Lines);
}
