namespace Sut;

public sealed record Team(string Name, int Points, int Goals);

public sealed class ByStanding(Team[] order) : IComparer<Team>
{
    public int Compare(Team? left, Team? right)
    {
        var (first, second) = (
            Array.FindIndex(order, team => team.Name == left!.Name), Array.FindIndex(order, team => team.Name == right!.Name));
        if (order[first].Points != order[second].Points)
            return order[second].Points - order[first].Points;
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
