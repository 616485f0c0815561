namespace SplNet.Tests.Evaluation;

/// <summary>
/// A mean is a mean: operations with rare slow calls, in real measuring processes, one call in an iteration and hundreds.
/// </summary>
public class MeanTests
{
    // The bursty operation has 2.4 times the mean of the steady one, and half its median.
    private const double BurstyMean = 4.8;
    private const double SteadyLength = 2;

    // Equal means take as many blocks as they may. SplNet.Calibration.Tests simulates thousands of such experiments to the end; one real
    // one goes there.
    private const int AllBlocks = 20;
    private const int SomeBlocks = 4;

    // In steps of about a nanosecond.
    private const int Alone = 60_000;
    private const int Together = 2_000;

    [Fact]
    public void OneSlowCallInFive_OneCallPerIteration() => MeansAndMediansAreDistinguished(5, Alone, 50, SomeBlocks);

    [Trait("Category", "Long")]
    [Fact]
    public void OneSlowCallInTwenty_OneCallPerIteration() => MeansAndMediansAreDistinguished(20, Alone, 50, SomeBlocks);

    [Trait("Category", "Long")]
    [Fact]
    public void OneSlowCallInAHundred_OneCallPerIteration() => MeansAndMediansAreDistinguished(100, Alone, 200, SomeBlocks);

    [Trait("Category", "Long")]
    [Fact]
    public void OneSlowCallInFive_ManyCallsPerIteration() => MeansAndMediansAreDistinguished(5, Together, 20, SomeBlocks);

    [Trait("Category", "Long")]
    [Fact]
    public void OneSlowCallInTwenty_ManyCallsPerIteration() => MeansAndMediansAreDistinguished(20, Together, 20, AllBlocks);

    [Trait("Category", "Long")]
    [Fact]
    public void OneSlowCallInAHundred_ManyCallsPerIteration() => MeansAndMediansAreDistinguished(100, Together, 20, SomeBlocks);

    private static void MeansAndMediansAreDistinguished(int every, int steps, int iterations, int mostBlocks)
    {
        LargerMeanAndSmallerMedianAreShown(every, steps, iterations);
        EqualMeansAreNotDistinguished(every, steps, iterations, mostBlocks);
    }

    // Claim and counterclaim on the same runs: one is refuted, the other one shown.
    private static void LargerMeanAndSmallerMedianAreShown(int every, int steps, int iterations)
    {
        var result = Watched.Run(Bursty(
            new((bursty, steady, mean, median) =>
                !(mean(bursty) < mean(steady)) & mean(steady) < mean(bursty) & median(bursty) < median(steady)),
            every, steps, iterations));
        Assert.True(result.Passed, result.ToString());
        Assert.Equal(
            [Statistics.Truth.False, Statistics.Truth.True, Statistics.Truth.True],
            result.Comparisons.Select(static comparison => comparison.Truth));
        Assert.Contains("calls rarer than 1 in ", result.ToString(ReportDetail.Full), StringComparison.Ordinal);
    }

    // The margin is for loops of different lengths, whose steps need not take exactly as long.
    private static void EqualMeansAreNotDistinguished(int every, int steps, int iterations, int mostBlocks)
    {
        var experiment = Bursty(
            new((bursty, steady, mean) => mean(bursty) < 0.97 * mean(steady) | mean(steady) < 0.97 * mean(bursty)), every, steps,
            iterations, BurstyMean);
        experiment.Options = experiment.Options with { MaxRuns = mostBlocks };
        var result = Watched.Run(experiment);
        Assert.True(result.Verdict is Verdict.Fail or Verdict.Inconclusive, result.ToString());
    }

    private static Experiment Bursty(Experiment claim, int every, int steps, int iterations, double steadyLength = SteadyLength)
    {
        claim.Options = ExperimentOptions.Default with
        {
            Iterations = iterations,
            IterationTime = steps == Alone ? TimeSpan.FromMicroseconds(20) : null,
        };
        claim["bursty"] = new Bursts(steps, every, 1 + ((BurstyMean - 1) * every)).Operand;
        claim["steady"] = Bursts.Steady(steps, steadyLength);
        return claim;
    }
}
