using Sut;

public static class Workload
{
    private static readonly Degrees[] All = [.. Enumerable.Range(0, 60).Select(static number => new Degrees(number * 97))];

    public static object Run() => Places.Print(All) + (Places.IsNorth(All[1]) ? 1 : 0);
}
