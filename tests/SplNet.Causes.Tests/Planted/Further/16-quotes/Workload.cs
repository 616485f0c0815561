using Sut;

public static class Workload
{
    private static readonly Depot Depot = new(new Quotes());

    public static object Run() => Depot.ValueAsync(30).GetAwaiter().GetResult() + Depot.Report().Length;
}
