using Sut;

public static class Workload
{
    public static object Run() => Audits.Day(60);
}
