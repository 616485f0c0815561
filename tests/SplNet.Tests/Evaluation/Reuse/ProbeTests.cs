using SplNet.Evaluation.Reuse;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>
/// How well one run of now tells whether three kept ones are out of date, where runs spread by 1 % and an effect of 5 % matters.
/// </summary>
public class ProbeTests
{
    private const int Trials = 2000;
    private const double Spread = 0.01;

    [Fact]
    public void SameMachine_RarelyDiscardsGoodRuns() => Assert.InRange(Discarded(drift: 0), 0, 0.02);

    [Fact]
    public void RelevantDrift_IsNearlyAlwaysDetected() => Assert.InRange(Discarded(drift: 0.05), 0.85, 1);

    [Fact]
    public void SteadyRuns_DetectMoreThanHalfOfRelevantDrift() => Assert.Equal(1, Discarded(drift: 0.03, spread: 0.0001));

    // Where it is decided whether a call is long enough for the clock, one run may time calls and the next one batches.
    [Fact]
    public void RunsOfBatches_DoNotReplaceRunsOfCalls()
    {
        var side = new ReusedSide(
            Kept.Operand("sort@v1"), "key", [.. Enumerable.Repeat(Kept.Run(DateTimeOffset.UnixEpoch), 3)], resolution: 0.05);
        side.Add(Kept.Run(DateTimeOffset.UnixEpoch) with
        {
            Readings = Kept.Readings(100) with { TimedCalls = 0, MedianNanoseconds = [], Quantiles = [] },
        });
        Assert.NotNull(side.Contradiction);
    }

    private static double Discarded(double drift, double spread = Spread)
    {
        var random = new Random(1);
        var discarded = 0;
        for (var trial = 0; trial < Trials; trial++)
        {
            var side = new ReusedSide(Kept.Operand("sort@v1"), "key", [Run(), Run(), Run()], resolution: 0.05);
            side.Add(Kept.Run(DateTimeOffset.UnixEpoch, 100 * (1 + drift) * Factor()));
            if (side.Contradiction is not null)
                discarded++;
        }

        return (double)discarded / Trials;

        StoredRun Run() => Kept.Run(DateTimeOffset.UnixEpoch, 100 * Factor());

        // By Box and Muller; what spreads is the logarithm.
        double Factor() =>
            Math.Exp(spread * Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble()));
    }
}
