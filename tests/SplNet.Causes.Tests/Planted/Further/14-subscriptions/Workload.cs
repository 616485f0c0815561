using Sut;

public static class Workload
{
    public static object Run() => News.Spread(10, 12);
}
