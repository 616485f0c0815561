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

    /// <summary>Two sides of nearly equal spread whose paired t statistic on logarithms is the given one; at most five blocks.</summary>
    public static (Sample Left, Sample Right) WithStatistic(double t, int blocks = 3)
    {
        double[] wander = [0.05, -0.05, 0.02, 0.01, -0.03];
        double[] pattern = [-0.01, 0, 0.01, 0.005, -0.005];
        var differences = pattern[..blocks];
        var shift = (t * Moments.StandardDeviation(differences) / Math.Sqrt(blocks)) - Moments.Mean(differences);
        return (
            Sample.OfSummaries(differences.Select((difference, block) => 100 * Math.Exp(wander[block] + difference + shift))),
            Sample.OfSummaries(differences.Select((_, block) => 100 * Math.Exp(wander[block]))));
    }

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
