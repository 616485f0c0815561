namespace Sut;

/// <summary>What a path leads to, and the values in it.</summary>
public sealed record Match(string Handler, IReadOnlyDictionary<string, string> Values);

/// <summary>A pattern such as /users/{id}/posts.</summary>
public sealed class Route(string pattern, string handler)
{
    private readonly string[] _segments = pattern.Split('/', StringSplitOptions.RemoveEmptyEntries);

    public string Pattern => pattern;

    public Match? TryMatch(string[] path)
    {
        if (path.Length != _segments.Length)
            return null;
        var values = new Dictionary<string, string>(StringComparer.Ordinal);
        for (var i = 0; i < path.Length; i++)
        {
            if (_segments[i][0] == '{')
                values[_segments[i][1..^1]] = path[i];
            else if (!_segments[i].Equals(path[i], StringComparison.OrdinalIgnoreCase))
                return null;
        }

        return new Match(handler, values);
    }
}

/// <summary>Finds the first route that fits.</summary>
public sealed class Router
{
    private readonly List<Route> _routes = [];

    public Router Map(string pattern, string handler)
    {
        _routes.Add(new Route(pattern, handler));
        return this;
    }

    public Match? Find(string path)
    {
        var segments = path.Split('/', StringSplitOptions.RemoveEmptyEntries);
        foreach (var route in _routes)
        {
            if (route.TryMatch(segments) is { } match)
                return match;
        }

        return null;
    }
}
