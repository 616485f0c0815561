using Sut;

public static class Workload
{
    public static object Run() => new Policies(25) is var all ? all.Rate() + all.Report(4) : 0;
}
