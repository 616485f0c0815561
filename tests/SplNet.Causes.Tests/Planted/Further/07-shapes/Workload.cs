using Sut;

public static class Workload
{
    private static readonly Drawing Grid = Samples.Grid(9, 6);

    public static object Run() => Grid.Extent() + Grid.Ink();
}
