using Sut;

public static class Workload
{
    private static readonly Guest[] Guests =
    [
        .. Enumerable.Range(0, 90).Select(static number => new Guest($"Guest {number % 70}", $"Town {number % 7}")),
    ];

    public static object Run() => Parties.Plan(Guests);
}
