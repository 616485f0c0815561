namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed record Team(string Name, int Points, int Goals);

public sealed class ByStanding(Team[] order) : IComparer<Team>
{
    public int Compare(Team? left, Team? right)
    {
        if (left!.Points != right!.Points)
            return right.Points - left.Points;
        return left!.Goals != right!.Goals ? right.Goals - left.Goals : string.CompareOrdinal(left.Name, right.Name);
    }

    public int Known => order.Length;
}

public sealed class League(int size)
{
    private readonly Team[] _teams = [.. Enumerable.Range(0, size)
        .Select(static number => new Team($"T{number * 7919 % 100}-{number}", number * 31 % 40, number * 17 % 90))];

    public IReadOnlyList<Team> Table()
    {
        var table = new List<Team>(_teams);
        table.Sort(new ByStanding(_teams));
        return table;
    }

    public string Leader()
    {
        var table = Table();
        return table.Count > 0 ? table[0].Name : "none";
    }

    public int Size() => _teams.Length;
}
