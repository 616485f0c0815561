using Sut;

public static class Workload
{
    private static readonly Station Station = new(new Lockers(50));

    public static object Run() => Station.ServeAsync(40).GetAwaiter().GetResult() + Station.Tries();
}
