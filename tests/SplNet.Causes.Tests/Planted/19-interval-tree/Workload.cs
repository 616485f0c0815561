using Sut;

public static class Workload
{
    private static readonly RoomPlan Plan =
        new(Enumerable.Range(0, 300).Select(static i => new Meeting($"meeting {i}", new Interval(i, i + 1 + i % 4), 2 + i * 7 % 11)));

    public static object Run() => Plan.BusiestHour(30, 90);
}
