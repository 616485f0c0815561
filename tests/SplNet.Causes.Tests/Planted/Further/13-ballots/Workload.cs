using Sut;

public static class Workload
{
    private static readonly byte[] Ballots = [.. Enumerable.Range(0, 240).Select(static number => (byte)(number * 13))];

    public static object Run() => Election.Hold(Ballots, 6);
}
