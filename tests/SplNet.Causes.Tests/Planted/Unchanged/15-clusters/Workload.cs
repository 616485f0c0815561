using Sut;

public static class Workload
{
    private static readonly Place[] Places =
    [
        .. Enumerable.Range(0, 300).Select(static i => new Place(i % 3 * 40 + i * 7 % 11, i % 3 * 25 + i * 5 % 13)),
    ];

    public static object Run()
    {
        var clustering = new KMeans(3, 20).Group(Places);
        return $"{clustering.Rounds} {string.Join("", clustering.Assignment[..12])}";
    }
}
