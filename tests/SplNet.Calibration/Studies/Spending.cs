using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>How much of α the looks of a design have spent, look by look, on differences that are normal with mean 0.</summary>
public static class Spending
{
    /// <summary>Runs the trials; each one counts for both directions. Rejections are counted at the first look that rejects.</summary>
    /// <returns>The cumulative spending after each look.</returns>
    public static double[] Of(SequentialPlan plan, int trials, ulong seed)
    {
        var critical = plan.Looks.Select(static look => StudentDistribution.UpperQuantile(look.Alpha, look.Blocks - 1)).ToArray();
        var random = new Xoshiro256(seed);
        var counts = new long[critical.Length];
        for (var trial = 0; trial < trials; trial++)
            Count(plan, critical, counts, ref random);
        var cumulative = new double[counts.Length];
        for (var look = 0; look < counts.Length; look++)
            cumulative[look] = (look > 0 ? cumulative[look - 1] : 0) + (counts[look] / (2.0 * trials));
        return cumulative;
    }

    private static void Count(SequentialPlan plan, double[] critical, long[] counts, ref Xoshiro256 random)
    {
        var (sum, squares, look) = (0.0, 0.0, 0);
        var (above, below) = (false, false);
        for (var block = 1; block <= plan.Cap; block++)
        {
            var difference = random.NextNormal();
            sum += difference;
            squares += difference * difference;
            if (block != plan.Looks[look].Blocks)
                continue;
            var t = sum / Math.Sqrt(block * (squares - (sum * sum / block)) / (block - 1));
            if (t > critical[look] && !above)
                (above, counts[look]) = (true, counts[look] + 1);
            if (t < -critical[look] && !below)
                (below, counts[look]) = (true, counts[look] + 1);
            look++;
        }
    }
}
