using Sut;

public static class Workload
{
    public static object Run() => new Reader(new Feed(100)).ReadAllAsync().GetAwaiter().GetResult();
}
