using Sut;

public static class Workload
{
    private static readonly Feed Feed = Published(400);

    public static object Run()
    {
        var packages = new Resolver(Feed).Resolve(399, 398);
        return $"{packages.Count} {LockFile.Checksum(packages)}";
    }

    private static Feed Published(int count)
    {
        var feed = new Feed();
        for (var i = 0; i < count; i++)
            feed.Publish(
                $"package {i}", [.. new[] { i - 1, i - 3, i / 2, i * 7 % (i + 1) - 1 }.Where(need => need >= 0 && need < i).Distinct()]);
        return feed;
    }
}
