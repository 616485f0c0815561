using Sut;

public static class Workload
{
    private static readonly double[] Values = [.. Enumerable.Range(0, 500).Select(static i => i * 37 % 211 / 2.0)];

    public static object Run()
    {
        var histogram = new Histogram(0, 100, 20);
        foreach (var value in Values)
            histogram.Add(value);
        return new BarChart(40).Draw(histogram, 20);
    }
}
