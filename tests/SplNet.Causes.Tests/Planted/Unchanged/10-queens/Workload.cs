using Sut;

public static class Workload
{
    public static object Run()
    {
        var search = new QueensSearch(7);
        return search.CountAll() * 100_000 + search.Tried;
    }
}
