using Sut;

public static class Workload
{
    public static object Run()
    {
        var desk = new OrderDesk(new Stock(20, 100), new Log(LogLevel.Error));
        for (var order = 0; order < 1000; order++)
            desk.Accept(order, order * 7 % 20, 1 + order % 4);
        return $"{desk.Accepted} {desk.Refused}";
    }
}
