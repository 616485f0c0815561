using Sut;

public static class Workload
{
    public static object Run() => Orders.Check(new Warehouse(80), 12);
}
