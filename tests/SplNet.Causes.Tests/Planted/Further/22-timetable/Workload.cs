using Sut;

public static class Workload
{
    private static readonly Train[] Trains = [.. Enumerable.Range(1, 120).Select(static number => new Train(number * 17, number * 11))];
    private static readonly Timetable Timetable = new(Trains);

    public static object Run() => Travel.Plan(Timetable, 20);
}
