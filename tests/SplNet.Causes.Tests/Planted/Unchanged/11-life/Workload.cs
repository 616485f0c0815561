using Sut;

public static class Workload
{
    private static readonly World Start = Glider();

    public static object Run()
    {
        var evolution = new Evolution(LifeRule.Conway);
        var world = Start;
        while (evolution.Generation < 4)
            world = evolution.Next(world);
        return world.Population * 10 + (world[4, 3] ? 1 : 0);
    }

    private static World Glider()
    {
        var world = new World(16, 16);
        foreach (var (row, column) in new[] { (1, 2), (2, 3), (3, 1), (3, 2), (3, 3) })
            world[row, column] = true;
        return world;
    }
}
