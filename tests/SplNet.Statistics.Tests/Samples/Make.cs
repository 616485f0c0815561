namespace SplNet.Statistics.Tests;

/// <summary>Samples for tests.</summary>
internal static class Make
{
    /// <summary>One value per run.</summary>
    public static Sample Summaries(params double[] values) => Sample.OfSummaries(values);

    /// <summary>Several iterations per run.</summary>
    public static Sample Runs(params double[][] runs) => new([.. runs.Select(static run => new RunSample(run))]);

    /// <summary>A repeatable sample with spread between and in runs, relative to <paramref name="level"/>.</summary>
    public static Sample Random(int seed, int runs, int iterations, double level = 100, double between = 0.02, double within = 0.02)
    {
        var random = new Random(seed);
        return new(
        [
            .. Enumerable.Range(0, runs).Select(_ =>
            {
                var run = level * Math.Exp(between * Normal(random));
                return new RunSample([.. Enumerable.Range(0, iterations).Select(_ => run * Math.Exp(within * Normal(random)))]);
            }),
        ]);
    }

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
