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
    public Packing Greedy(IEnumerable<Item> items)
    {
        var packing = new Packing();
        foreach (var item in items.OrderByDescending(static item => item.Density))
            AddIfItFits(packing, item);
        return packing;
    }

    public Packing Best(IReadOnlyList<Item> items)
    {
        var worths = Table(items);
        var chosen = new Packing();
        var left = capacity;
        for (var i = items.Count; i > 0; i--)
        {
            if (worths[i, left] == worths[i - 1, left])
                continue;
            chosen.Add(items[i - 1]);
            left -= items[i - 1].Weight;
        }

        return chosen;
    }

    private void AddIfItFits(Packing packing, Item item)
    {
        if (packing.Weight + item.Weight <= capacity)
            packing.Add(item);
    }

    private int[,] Table(IReadOnlyList<Item> items)
    {
        var best = new int[items.Count + 1, capacity + 1];
        for (var i = 1; i <= items.Count; i++)
        {
            var item = items[i - 1];
            if (item.Weight <= 0)
                throw new ArgumentException("Each item needs a weight.", nameof(items));
            for (var room = 0; room <= capacity; room++)
            {
                var without = best[i - 1, room];
                best[i, room] = item.Weight > room ? without : Math.Max(without, best[i - 1, room - item.Weight] + item.Worth);
            }
        }

        return best;
    }
}
