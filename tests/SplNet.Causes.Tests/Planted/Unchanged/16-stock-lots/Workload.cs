using Sut;

public static class Workload
{
    private static readonly string[] Articles = ["bolt", "nut", "washer"];

    public static object Run()
    {
        var store = new Store();
        for (var day = 0; day < 30; day++)
            store.Receive(new Lot(Articles[day % 3], day * 7 % 30, 10 + day % 5, 100 + day));
        var cost = 0L;
        for (var i = 0; i < 20; i++)
            cost += store.Issue(Articles[i % 3], 9 + i % 4);
        return cost * 1000 + store.Value();
    }
}
