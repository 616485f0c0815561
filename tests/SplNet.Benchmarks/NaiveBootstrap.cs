using SplNet.Statistics;

namespace SplNet.Benchmarks;

/// <summary>The nested bootstrap as one would write it first.</summary>
internal static class NaiveBootstrap
{
    public static void Fill(Sample sample, double[] means, Random random)
    {
        for (var resample = 0; resample < means.Length; resample++)
        {
            var runs = sample.Runs.Select(_ => sample.Runs[random.Next(sample.Runs.Count)]);
            means[resample] = runs.Average(run => run.Iterations.Select(_ => run.Iterations[random.Next(run.Iterations.Count)]).Average());
        }
    }
}
