using Sut;

public static class Workload
{
    private static readonly int[][] Lists =
        [.. Enumerable.Range(1, 8).Select(static list => Enumerable.Range(0, 30).Select(i => i * list * 7 % 400).Order().ToArray())];

    public static object Run()
    {
        var sum = 0;
        var merged = Merge.All(Lists);
        for (var i = 0; i < merged.Count; i++)
            sum = unchecked(sum * 31 + merged[i]);
        return sum;
    }
}
