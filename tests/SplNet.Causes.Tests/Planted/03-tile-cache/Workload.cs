using Sut;

public static class Workload
{
    private static readonly TileMap Map = new(600);

    public static object Run()
    {
        Map.Forget();
        var ink = 0L;
        for (var step = 0; step < 8; step++)
            ink += Map.Draw(64 + step, 64 + step, 20, 20, 3);
        return ink + Map.Hits;
    }
}
