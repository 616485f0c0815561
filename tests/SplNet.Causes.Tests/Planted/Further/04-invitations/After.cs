namespace Sut;

public sealed class Guest(string name, string town) : IEquatable<Guest>
{
    public string Name => name;

    public bool Equals(Guest? other) => other is not null && string.Equals(name, other.Name, StringComparison.Ordinal)
        && string.Equals(town, other.Town, StringComparison.Ordinal);

    public override bool Equals(object? obj) => obj is Guest guest && Equals(guest);

    public override int GetHashCode() => HashCode.Combine(name, town);

    public string Town => town;

    public string Label(bool isLong) => !isLong ? name : name + " of " + town;
}

public sealed class GuestList
{
    private readonly ICollection<Guest> _known = new List<Guest>();

    public int Count => _known.Count;

    public bool Invite(Guest guest)
    {
        if (_known.Contains(guest))
            return false;
        _known.Add(guest);
        return true;
    }
}

public static class Parties
{
    public static int Plan(IReadOnlyList<Guest> guests)
    {
        var list = new GuestList();
        var twice = 0;
        foreach (var guest in guests)
            twice += !list.Invite(guest) ? 1 : 0;
        return list.Count * 100 + twice + guests[0].Label(true).Length;
    }
}
