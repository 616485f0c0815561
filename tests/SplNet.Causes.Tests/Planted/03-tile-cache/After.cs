using System.Diagnostics.CodeAnalysis;

namespace Sut;

/// <summary>A square of the map: its column, its row and how near it is looked at.</summary>
public readonly struct TileKey(int column, int row, int zoom) : IEquatable<TileKey>
{
    public int Column { get; } = column;

    public int Row { get; } = row;

    public int Zoom { get; } = zoom;

    public TileKey Parent => new(Column >> 1, Row >> 1, Zoom - 1);

    public bool Equals(TileKey other) => Column == other.Column && Row == other.Row && Zoom == other.Zoom;

    public override bool Equals([NotNullWhen(true)] object? obj) => obj is TileKey other && Equals(other);

    public override int GetHashCode() => Column ^ Row ^ Zoom;

    public override string ToString() => $"{Zoom}/{Column}/{Row}";
}

/// <summary>What is drawn in one square.</summary>
public sealed record Tile(TileKey Key, int Colour);

/// <summary>Keeps the entries that were used last.</summary>
public sealed class LruCache<TKey, TValue>(int capacity)
    where TKey : notnull
{
    private readonly Dictionary<TKey, LinkedListNode<KeyValuePair<TKey, TValue>>> _nodes = new(capacity);
    private readonly LinkedList<KeyValuePair<TKey, TValue>> _byUse = new();

    public int Hits { get; private set; }

    public int Misses { get; private set; }

    public TValue Get(TKey key, Func<TKey, TValue> make)
    {
        if (_nodes.TryGetValue(key, out var node))
        {
            Hits++;
            Touch(node);
            return node.Value.Value;
        }

        Misses++;
        var value = make(key);
        Add(key, value);
        return value;
    }

    public void Clear()
    {
        _nodes.Clear();
        _byUse.Clear();
        Hits = Misses = 0;
    }

    private void Touch(LinkedListNode<KeyValuePair<TKey, TValue>> node)
    {
        if (node == _byUse.First)
            return;
        _byUse.Remove(node);
        _byUse.AddFirst(node);
    }

    private void Add(TKey key, TValue value)
    {
        if (_nodes.Count == capacity)
            Evict();
        _nodes[key] = _byUse.AddFirst(new KeyValuePair<TKey, TValue>(key, value));
    }

    private void Evict()
    {
        if (_byUse.Last is not { } oldest)
            return;
        _nodes.Remove(oldest.Value.Key);
        _byUse.Remove(oldest);
    }
}

/// <summary>Draws windows of the map.</summary>
public sealed class TileMap(int capacity)
{
    private readonly LruCache<TileKey, Tile> _tiles = new(capacity);

    public int Hits => _tiles.Hits;

    public long Draw(int left, int top, int width, int height, int zoom)
    {
        var ink = 0L;
        var right = left + width;
        var bottom = top + height;
        for (var row = top; row < bottom; row++)
        {
            for (var column = left; column < right; column++)
                ink += TileAt(new TileKey(column, row, zoom)).Colour;
        }

        return ink;
    }

    public void Forget() => _tiles.Clear();

    private Tile TileAt(TileKey key) => _tiles.Get(key, Render);

    private static Tile Render(TileKey key) => new(key, key.Column * 31 + key.Row * 17 + key.Zoom);
}
