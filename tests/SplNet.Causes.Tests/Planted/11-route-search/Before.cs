namespace Sut;

/// <summary>A place, by its country and its number there.</summary>
public readonly record struct Place(string Country, int Number)
{
    public override string ToString() => $"{Country}{Number}";
}

/// <summary>A way to another place.</summary>
public readonly record struct Road(Place To, int Length);

/// <summary>Places and the roads between them.</summary>
public sealed class RoadMap
{
    private static readonly List<Road> None = [];

    private readonly Dictionary<Place, List<Road>> _roads = [];

    public int PlaceCount => _roads.Count;

    public void Connect(Place from, Place to, int length)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        RoadsToFill(from).Add(new Road(to, length));
        RoadsToFill(to).Add(new Road(from, length));
    }

    public List<Road> RoadsFrom(Place place) => _roads.GetValueOrDefault(place, None);

    private List<Road> RoadsToFill(Place place)
    {
        if (!_roads.TryGetValue(place, out var roads))
            _roads[place] = roads = [];
        return roads;
    }
}

/// <summary>A way from one place to another.</summary>
public sealed record Route(IReadOnlyList<Place> Places, int Length)
{
    public override string ToString() => $"{string.Join(" - ", Places)}: {Length}";
}

/// <summary>Finds shortest routes.</summary>
public sealed class RouteSearch(RoadMap map)
{
    private readonly Dictionary<Place, int> _lengths = [];
    private readonly Dictionary<Place, Place> _previous = [];
    private readonly PriorityQueue<Place, int> _open = new();

    public int Visited { get; private set; }

    public Route? Find(Place from, Place to)
    {
        Forget();
        _lengths[from] = 0;
        _open.Enqueue(from, 0);
        while (_open.TryDequeue(out var place, out var length))
        {
            if (place == to)
                return RouteTo(to, length);
            Expand(place, length);
        }

        return null;
    }

    private void Expand(Place place, int length)
    {
        Visited++;
        foreach (var road in map.RoadsFrom(place))
        {
            if (Improve(road.To, length + road.Length))
            {
                _previous[road.To] = place;
                _open.Enqueue(road.To, length + road.Length);
            }
        }
    }

    private bool Improve(Place place, int length)
    {
        if (_lengths.TryGetValue(place, out var known) && known <= length)
            return false;
        _lengths[place] = length;
        return true;
    }

    private Route RouteTo(Place place, int length)
    {
        var places = new List<Place> { place };
        while (_previous.TryGetValue(place, out var previous))
        {
            places.Add(previous);
            place = previous;
        }

        places.Reverse();
        return new Route(places, length);
    }

    private void Forget()
    {
        Visited = 0;
        _lengths.Clear();
        _previous.Clear();
        _open.Clear();
    }
}
