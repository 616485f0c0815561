namespace Sut;

/// <summary>A package, by its number in the feed, and what it needs.</summary>
public sealed record Package(int Id, string Name, IReadOnlyList<int> Needs);

/// <summary>All packages that there are.</summary>
public sealed class Feed
{
    private readonly List<Package> _packages = [];

    public int Count => _packages.Count;

    public Package this[int id] => _packages[id];

    public Package Publish(string name, params int[] needs)
    {
        if (Array.Exists(needs, need => need >= _packages.Count))
            throw new ArgumentException($"{name} needs a package that is not there yet.", nameof(needs));
        var package = new Package(_packages.Count, name, needs);
        _packages.Add(package);
        return package;
    }
}

/// <summary>What was found so far.</summary>
public sealed class Resolution
{
    private readonly ICollection<int> _seen;
    private readonly List<Package> _order;

    public Resolution(int expected)
    {
        _seen = new List<int>(expected);
        _order = new List<Package>(expected);
    }

    public int Count => _order.Count;

    public IReadOnlyList<Package> Order => _order;

    public bool Contains(int id) => _seen.Contains(id);

    public bool Begin(int id)
    {
        var isNew = !Contains(id);
        if (isNew)
            _seen.Add(id);
        return isNew;
    }

    public void Finish(Package package) => _order.Add(package);
}

/// <summary>Finds what must be installed, each package after those that it needs.</summary>
public sealed class Resolver(Feed feed)
{
    public IReadOnlyList<Package> Resolve(params ReadOnlySpan<int> wanted)
    {
        var resolution = new Resolution(feed.Count);
        foreach (var id in wanted)
            Visit(id, resolution);
        return resolution.Order;
    }

    public int DepthOf(int id)
    {
        if (IsLeaf(feed[id]))
            return 0;
        var deepest = 0;
        foreach (var need in feed[id].Needs)
            deepest = Math.Max(deepest, DepthOf(need));
        return deepest + 1;
    }

    private void Visit(int id, Resolution resolution)
    {
        if (!resolution.Begin(id))
            return;
        var found = feed[id];
        for (var need = 0; need < found.Needs.Count; need++)
            Visit(found.Needs[need], resolution);
        resolution.Finish(found);
    }

    private static bool IsLeaf(Package package) => package.Needs.Count == 0;
}

/// <summary>The text that pins what was found.</summary>
public static class LockFile
{
    public static int Checksum(IReadOnlyList<Package> packages)
    {
        var sum = 17;
        for (var i = 0; i < packages.Count; i++)
            sum = unchecked(sum * 31 + packages[i].Id);
        return sum;
    }

    public static string Write(IReadOnlyList<Package> packages) => string.Join('\n', packages.Select(static package => package.Name));
}
