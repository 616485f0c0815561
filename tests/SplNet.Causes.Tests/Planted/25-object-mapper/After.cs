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

    public override string ToString() => City.Length == 0 ? Name : $"{Name}, {City}";
}

/// <summary>Fills objects of one type from those of another.</summary>
public sealed class Mapper<TFrom, TTo>
    where TFrom : class
    where TTo : class, new()
{
    private readonly HashSet<string> _ignored = new(StringComparer.Ordinal);

    public int Mapped { get; private set; }

    public Mapper<TFrom, TTo> Ignore(string property)
    {
        _ignored.Add(property);
        return this;
    }

    public TTo Map(TFrom from)
    {
        var to = new TTo();
        foreach (var target in typeof(TTo).GetProperties())
        {
            var source = typeof(TFrom).GetProperty(target.Name);
            if (source is not null && IsMoved(source, target))
                target.SetValue(to, source.GetValue(from));
        }

        Mapped++;
        return to;
    }

    public List<TTo> MapAll(IReadOnlyCollection<TFrom> all)
    {
        var results = new List<TTo>(all.Count);
        foreach (var from in all)
            results.Add(Map(from));
        return results;
    }

    public TTo? MapOrNull(TFrom? from) => from is null ? null : Map(from);

    private bool IsMoved(PropertyInfo from, PropertyInfo to) =>
        to.CanWrite && from.PropertyType == typeof(string) && to.PropertyType == typeof(string) && !_ignored.Contains(to.Name);
}
