using Sut;

public static class Workload
{
    private static readonly RouteSearch Search = new(Map());

    public static object Run() => $"{Search.Find(At(0, 0), At(13, 13))} after {Search.Visited}";

    private static Place At(int row, int column) => new(row < 7 ? "DE" : "CH", row * 14 + column);

    private static RoadMap Map()
    {
        var map = new RoadMap();
        for (var row = 0; row < 14; row++)
        {
            for (var column = 0; column < 14; column++)
            {
                for (var other = row + 1; other < Math.Min(row + 4, 14); other++)
                    map.Connect(At(row, column), At(other, column), 10 * (other - row) + (row * 7 + column) % 5);
                for (var other = column + 1; other < Math.Min(column + 4, 14); other++)
                    map.Connect(At(row, column), At(row, other), 10 * (other - column) + (row + column * 5) % 7);
            }
        }

        return map;
    }
}
