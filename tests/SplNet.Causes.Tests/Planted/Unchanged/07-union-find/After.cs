namespace Sut;

/// <summary>Sets that are joined one by one.</summary>
public sealed class DisjointSets
{
    // The parent of a root is the root itself; sizes hold for roots alone.
    private readonly int[] _parents;
    private readonly int[] _sizes;

    public DisjointSets(int count)
    {
        _parents = new int[count];
        _sizes = new int[count];
        for (var i = 0; i < count; i++)
        {
            _parents[i] = i;
            _sizes[i] = 1;
        }

        SetCount = count;
    }

    public int SetCount { get; private set; }

    public int Find(int item)
    {
        while (_parents[item] != item)
        {
            _parents[item] = _parents[_parents[item]];
            item = _parents[item];
        }

        return item;
    }

    public bool Join(int left, int right)
    {
        var large = Find(left);
        var small = Find(right);
        if (large == small)
            return false;
        if (_sizes[large] < _sizes[small])
            (large, small) = (small, large);
        _parents[small] = large;
        _sizes[large] += _sizes[small];
        SetCount--;
        return true;
    }

    public bool AreJoined(int left, int right) => Find(left) == Find(right);

    public int SizeOf(int item) => _sizes[Find(item)];
}

/// <summary>A cable that could be laid.</summary>
public sealed record Cable(int From, int To, int Cost) : IComparable<Cable>
{
    public int CompareTo(Cable? other) => other is null ? 1 : Cost.CompareTo(other.Cost);
}

/// <summary>Connects houses as cheaply as possible.</summary>
public sealed class Network(int houses)
{
    private readonly List<Cable> _cables = [];

    public Network Offer(int from, int to, int cost)
    {
        if (from == to)
            throw new ArgumentException("A cable leads from one house to another.", nameof(to));
        _cables.Add(new Cable(from, to, cost));
        return this;
    }

    public int CheapestTotal()
    {
        var sets = new DisjointSets(houses);
        var total = 0;
        foreach (var cable in _cables.Order())
        {
            if (sets.Join(cable.From, cable.To))
                total += cable.Cost;
        }

        return sets.SetCount == 1 ? total : -1;
    }
}
