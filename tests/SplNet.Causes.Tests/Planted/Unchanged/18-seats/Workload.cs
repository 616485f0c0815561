using Sut;

public static class Workload
{
    public static object Run()
    {
        var hall = new Hall(40, 30);
        var refused = 0;
        for (var i = 0; i < 350; i++)
            refused += hall.TryBook(1 + i * 7 % 6) ? 0 : 1;
        return $"{hall.Free} {hall.Bookings.Count} {refused}";
    }
}
