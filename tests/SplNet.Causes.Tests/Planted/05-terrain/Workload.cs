using Sut;

public static class Workload
{
    private static readonly Terrain Hills = new(Grid.From(512, 384, static cell => (cell.Row * 7 + cell.Column * 13) % 97));

    public static object Run() => Hills.Describe(20).ToString();
}
