using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>How much of α the looks of a design have spent, look by look, on differences that are normal with mean 0.</summary>
public static class Spending
{
    /// <summary>Runs the trials; each one counts for both directions. Rejections are counted at the first look that rejects.</summary>
    /// <returns>The cumulative spending after each look.</returns>
    public static double[] Of(SequentialPlan plan, int trials, ulong seed)
    {
        var critical = plan.Looks.Select(static analysis => StudentDistribution.UpperQuantile(analysis.Alpha, analysis.Blocks - 1))
            .ToArray();
        var random = new Xoshiro256(seed);
        var counts = new long[critical.Length];
        for (var trial = 0; trial < trials; trial++)
            Count(plan, critical, counts, ref random);
        var cumulative = new double[counts.Length];
        for (var analysis = 0; analysis < counts.Length; analysis++)
            cumulative[analysis] = (analysis > 0 ? cumulative[analysis - 1] : 0) + (counts[analysis] / (2.0 * trials));
        return cumulative;
    }

    private static void Count(SequentialPlan plan, double[] critical, long[] counts, ref Xoshiro256 random)
    {
        var (sum, squares, analysis) = (0.0, 0.0, 0);
        var (above, below) = (false, false);
        for (var block = 1; block <= plan.Cap; block++)
        {
            var difference = random.NextNormal();
            sum += difference;
            squares += difference * difference;
            if (block != plan.Looks[analysis].Blocks)
                continue;
            var t = sum / Math.Sqrt(block * (squares - (sum * sum / block)) / (block - 1));
            if (t > critical[analysis] && !above)
                (above, counts[analysis]) = (true, counts[analysis] + 1);
            if (t < -critical[analysis] && !below)
                (below, counts[analysis]) = (true, counts[analysis] + 1);
            analysis++;
        }
    }
}
