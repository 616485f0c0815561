using Sut;

public static class Workload
{
    private static readonly Polynomial[] Factors = [.. Enumerable.Range(1, 9).Select(static i => new Polynomial(-i, 1))];

    public static object Run()
    {
        var product = new Polynomial(1);
        foreach (var factor in Factors)
            product *= factor;
        var search = new NewtonSearch(1e-9, 200);
        var sum = 0.0;
        for (var start = 10; start < 20; start++)
            sum += search.From(product + new Polynomial(0), start);
        return Math.Round(sum, 4);
    }
}
