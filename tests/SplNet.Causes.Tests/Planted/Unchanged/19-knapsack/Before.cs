namespace Sut;

/// <summary>Something that could be taken along.</summary>
public sealed record Item(string Name, int Weight, int Worth)
{
    public double Density => (double)Worth / Weight;
}

/// <summary>What is taken along.</summary>
public sealed class Packing
{
    private readonly List<Item> _items = [];

    public int Weight { get; private set; }

    public int Worth { get; private set; }

    public void Add(Item item)
    {
        _items.Add(item);
        Weight += item.Weight;
        Worth += item.Worth;
    }

    public override string ToString() => $"{string.Join(", ", _items.Select(static item => item.Name))}: {Weight} kg, {Worth}";
}

/// <summary>Chooses the items that are worth most.</summary>
public sealed class Packer(int capacity)
{
    public Packing Best(IReadOnlyList<Item> items)
    {
        var table = Table(items);
        var packing = new Packing();
        var room = capacity;
        for (var i = items.Count; i > 0; i--)
        {
            if (table[i, room] == table[i - 1, room])
                continue;
            packing.Add(items[i - 1]);
            room -= items[i - 1].Weight;
        }

        return packing;
    }

    public Packing Greedy(IEnumerable<Item> items)
    {
        var packing = new Packing();
        foreach (var item in items.OrderByDescending(static item => item.Density))
        {
            if (packing.Weight + item.Weight <= capacity)
                packing.Add(item);
        }

        return packing;
    }

    private int[,] Table(IReadOnlyList<Item> items)
    {
        var best = new int[items.Count + 1, capacity + 1];
        for (var i = 1; i <= items.Count; i++)
        {
            var item = items[i - 1];
            if (item.Weight <= 0)
                throw new ArgumentException("An item has a weight.", nameof(items));
            for (var room = 0; room <= capacity; room++)
            {
                var without = best[i - 1, room];
                best[i, room] = item.Weight > room ? without : Math.Max(without, best[i - 1, room - item.Weight] + item.Worth);
            }
        }

        return best;
    }
}
