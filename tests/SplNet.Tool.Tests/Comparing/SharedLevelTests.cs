using SplNet.Statistics;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>The level of one comparison of many.</summary>
public sealed class SharedLevelTests
{
    private static readonly ExperimentOptions Options = new() { Alpha = 0.01 };

    [Theory]
    [InlineData(1, 0.0045)]
    [InlineData(10, 0.00045)]
    [InlineData(0, 0.0045)]
    public void SequentialLevel_IsSharedByComparisonsAndDirections(int comparisons, double level) =>
        Assert.All([new PairedRuns(), new PairedMeans(), new TrimmedRuns()], (IInterpretation interpretation) =>
            Assert.Equal(level, SharedLevel.Of(Options with { Interpretation = interpretation }, ComparedMetric.Mean, comparisons), 1e-15));

    [Fact]
    public void FixedRunsLevel_IsSharedByDirectionsOnly()
    {
        Assert.Equal(0.0045, SharedLevel.Of(Options with { Runs = 5 }, ComparedMetric.Mean, 10), 1e-15);
        Assert.Equal(0.0045, SharedLevel.Of(Options with { Interpretation = new WelchRuns() }, ComparedMetric.Mean, 10), 1e-15);
    }

    [Fact]
    public void Bytes_HaveASeparateShare()
    {
        Assert.Equal(0.00005, SharedLevel.Of(Options, ComparedMetric.Allocated, 10), 1e-15);
        Assert.Equal(1, SharedLevel.Part(ComparedMetric.Allocated) + SharedLevel.Part(ComparedMetric.Mean), 1e-15);
    }

    // Whatever stops a sequence must be significant by Holm's procedure, however many others there are: else it has stopped for nothing.
    [Theory]
    [InlineData(1)]
    [InlineData(4)]
    [InlineData(40)]
    public void DifferenceThatStopsASequence_IsKept(int comparisons)
    {
        var level = SharedLevel.Of(Options, ComparedMetric.Mean, comparisons);
        var plan = SequentialPlan.Create(new DecisionOptions { Alpha = level }, 20);
        var found = 0;
        for (var seed = 1; seed <= 400; seed++)
        {
            if (Decided(plan, 1.04, new Random(seed)) is not { Reason: SequentialReason.ContraryEvidence } decision)
                continue;
            found++;
            // The tables of levels are interpolated, to within a tenth.
            Assert.InRange(decision.PValue * comparisons / SharedLevel.Part(ComparedMetric.Mean), 0, Options.Alpha * 1.1);
        }

        Assert.True(found > 100, $"{found} of 400 found the difference.");
    }

    // The rate is that of any false alarm among the times and the varying bytes of five comparisons; 28 of 300 is exceeded once in a
    // thousand times at 5 %.
    [Fact]
    public void EqualSides_AreRarelyReportedAsDifferent()
    {
        const double alpha = 0.05;
        ComparedMetric[] claims = [.. Enumerable.Repeat(ComparedMetric.Mean, 5), .. Enumerable.Repeat(ComparedMetric.Allocated, 5)];
        var plans = claims.Distinct().ToDictionary(
            static metric => metric, static metric => SequentialPlan.Create(
                new DecisionOptions { Alpha = SharedLevel.Of(new ExperimentOptions { Alpha = alpha }, metric, 5) }, 20));
        var random = new Random(8);

        var alarms = Enumerable.Range(0, 300)
            .Count(_ => SharedLevel.Adjusted([.. claims.Select(metric => (metric, Decided(plans[metric], 1, random).PValue))])
                .Any(static p => p <= alpha));

        Assert.InRange(alarms, 1, 28);
    }

    private static SequentialDecision Decided(SequentialPlan plan, double ratio, Random random)
    {
        var (left, right) = (new List<RunSample>(), new List<RunSample>());
        while (true)
        {
            left.Add(new RunSample([100 * ratio * Math.Exp(0.02 * Normal(random))]));
            right.Add(new RunSample([100 * Math.Exp(0.02 * Normal(random))]));
            if (plan.Look(Relation.Equal, new Sample(left), new Sample(right)) is { Stop: true } decision)
                return decision;
        }
    }

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
