using Sut;

public static class Workload
{
    public static object Run() => new League(60).Leader();
}
