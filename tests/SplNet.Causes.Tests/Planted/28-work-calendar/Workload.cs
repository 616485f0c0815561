using Sut;

public static class Workload
{
    private static readonly DateOnly[] Orders = [.. Enumerable.Range(0, 40).Select(static i => new DateOnly(2021, 1, 1).AddDays(i * 17))];

    public static object Run()
    {
        var promise = new DeliveryPromise(new WorkCalendar(new HolidayRules().AddFixed(11, 1)), 10);
        return promise.LatestOf(Orders).DayNumber;
    }
}
