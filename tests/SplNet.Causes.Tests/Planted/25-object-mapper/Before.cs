using System.Reflection;

namespace Sut;

/// <summary>A row as the database has it.</summary>
public sealed class CustomerRow
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    public string City { get; set; } = "";

    public string Secret { get; set; } = "";
}

/// <summary>What others may see of a customer.</summary>
public sealed class CustomerView
{
    public string Name { get; set; } = "";

    public string City { get; set; } = "";

    public override string ToString() => $"{Name}, {City}";
}

/// <summary>Moves one value from a property to the one of the same name.</summary>
public sealed class Link<TFrom, TTo>
{
    private readonly Func<TFrom, string> _read;
    private readonly Action<TTo, string> _write;

    public Link(PropertyInfo from, PropertyInfo to)
    {
        Name = from.Name;
        _read = from.GetMethod!.CreateDelegate<Func<TFrom, string>>();
        _write = to.SetMethod!.CreateDelegate<Action<TTo, string>>();
    }

    public string Name { get; }

    public void Move(TFrom from, TTo to) => _write(to, _read(from));
}

/// <summary>Fills objects of one type from those of another.</summary>
public sealed class Mapper<TFrom, TTo>
    where TFrom : class
    where TTo : class, new()
{
    private readonly HashSet<string> _ignored = new(StringComparer.Ordinal);
    private List<Link<TFrom, TTo>>? _links;

    public int Mapped { get; private set; }

    private List<Link<TFrom, TTo>> Links => _links ??= FindLinks();

    public Mapper<TFrom, TTo> Ignore(string property)
    {
        _ignored.Add(property);
        _links = null;
        return this;
    }

    public TTo Map(TFrom from)
    {
        var to = new TTo();
        foreach (var link in Links)
            link.Move(from, to);
        Mapped++;
        return to;
    }

    public List<TTo> MapAll(IReadOnlyCollection<TFrom> all)
    {
        var mapped = new List<TTo>(all.Count);
        foreach (var from in all)
            mapped.Add(Map(from));
        return mapped;
    }

    private List<Link<TFrom, TTo>> FindLinks()
    {
        var links = new List<Link<TFrom, TTo>>();
        foreach (var to in typeof(TTo).GetProperties())
        {
            var from = typeof(TFrom).GetProperty(to.Name);
            if (from is not null && IsMoved(from, to))
                links.Add(new Link<TFrom, TTo>(from, to));
        }

        return links;
    }

    private bool IsMoved(PropertyInfo from, PropertyInfo to) =>
        from.PropertyType == typeof(string) && to.PropertyType == typeof(string) && to.CanWrite && !_ignored.Contains(to.Name);
}
