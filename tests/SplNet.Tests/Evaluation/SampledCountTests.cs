using SplNet.Evaluation;
using SplNet.Measuring.Sampling;

namespace SplNet.Tests.Evaluation;

/// <summary>Counts that are estimated from samples are not believed beyond the error of the samples, however little they vary.</summary>
public sealed class SampledCountTests
{
    [Theory]
    [InlineData(101.5, 3, Verdict.Inconclusive)]
    [InlineData(98.5, 3, Verdict.Pass)]
    [InlineData(101.5, 0, Verdict.Fail)]
    [InlineData(130, 3, Verdict.Fail)]
    [InlineData(80, 3, Verdict.Pass)]
    [InlineData(100, 0, Verdict.Pass)]
    public void EqualEstimates_AreDecidedByTheirError(double objects, double error, Verdict verdict)
    {
        var result = Evaluate(new Experiment((a, objects) => objects(a) <= 100.Times()), error, (_, run) => objects + (1e-3 * (run % 3)));
        Assert.True(result.Verdict == verdict, $"{verdict} was expected.{Environment.NewLine}{result}");
    }

    [Fact]
    public void Undecided_SaysWhy() => Assert.Contains(
        "'objects' is estimated from samples, here with a standard error of 3 times; " +
        "leave a margin for it, or ask for 'allocated', which is exact.",
        Assert.Single(
            Evaluate(new Experiment((a, objects) => objects(a) <= 100.Times()), 3, static (_, _) => 101.5).Comparisons).Explanation,
        StringComparison.Ordinal);

    [Fact]
    public void BothSidesWithErrors_UseBothErrors()
    {
        var claim = new Experiment((a, b, objects) => objects(a) == objects(b));
        Assert.Equal(
            Verdict.Fail, Evaluate(claim, 0.1, static (operand, run) => (operand == "a" ? 100 : 104) + (1e-3 * (run % 3))).Verdict);
        Assert.Equal(
            Verdict.Inconclusive, Evaluate(claim, 3, static (operand, run) => (operand == "a" ? 100 : 104) + (1e-3 * (run % 3))).Verdict);
    }

    // One error that all processes of an experiment share: of 400 experiments on exactly 100 objects none may find more, but for the share
    // that α allows.
    [Fact]
    public void SharedError_KeepsTheLevel()
    {
        var random = new Random(7);
        var failed = Enumerable.Range(0, 400).Count(_ =>
        {
            var objects = 100 + (3 * Normal(random));
            return Evaluate(new Experiment((a, objects) => objects(a) <= 100.Times()), 3, (_, _) =>
                objects + (0.1 * Normal(random))).Verdict == Verdict.Fail;
        });
        Assert.InRange(failed, 0, 9); // qbinom(0.99, 400, 0.01) in R
    }

    [Fact]
    public void ObjectsOfOneSize_HaveNoError() =>
        Assert.Equal(0, SampledObjects.Of(Enumerable.Repeat(Sample(24), 100)).RatioError, 1e-6);

    // As many of each size, sampled as often as their sizes make likely.
    [Fact]
    public void ErrorOfTheNumber_MatchesSimulatedSamples()
    {
        var random = new Random(11);
        var (estimates, errors) = (new List<double>(), new List<double>());
        for (var series = 0; series < 400; series++)
        {
            var samples = Samples(random, 24, 20_000).Concat(Samples(random, 2400, 20_000)).ToList();
            var sampled = SampledObjects.Of(samples);
            estimates.Add(sampled.In(bytes: 20_000 * 2424) / 40_000);
            errors.Add(sampled.RatioError);
        }

        var mean = estimates.Average();
        var spread = Math.Sqrt(estimates.Average(value => (value - mean) * (value - mean)));
        Assert.InRange(errors.Average() / spread, 0.7, 1.4);
    }

    // Some of exactly three objects of different sizes: their number is known, and the estimate is not that exact.
    [Trait("Category", "Long")]
    [Fact]
    public void ObjectsOfSeveralSizesInProcesses_HaveTheirErrorAndAreNotOvercounted()
    {
        var result = Watched.Run(new Experiment((three, objects) => objects(three) <= 3.Times())
        {
            Options = Watched.Quick,
            ["three"] = Operand.Of(static () => (object[])[new byte[40], new byte[3000]]),
        });
        Assert.NotEqual(Verdict.Fail, result.Verdict);
        Assert.NotEqual(Verdict.Invalid, result.Verdict);
        Assert.All(result.Operands[0].Runs, static run => Assert.InRange(run.MetricErrors["objects"], 1e-3, 0.5));
    }

    private static AllocationSample Sample(long bytes) => new(0, 0, "System.Byte[]", bytes);

    private static IEnumerable<AllocationSample> Samples(Random random, long bytes, int objects) =>
        Enumerable.Range(0, objects).Where(_ => random.NextDouble() < Sample(bytes).Chance).Select(_ => Sample(bytes));

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());

    private static ExperimentResult Evaluate(Experiment experiment, double error, Func<string, int, double> metric)
    {
        foreach (var operand in experiment.Operands)
            experiment[operand] = Work.Of(1);
        return new ExperimentRun(
            experiment, isolate: false, context: null, new RecordedRuns(("a", 100), ("b", 200)) { Metric = metric, MetricError = error })
            .Evaluate();
    }
}
