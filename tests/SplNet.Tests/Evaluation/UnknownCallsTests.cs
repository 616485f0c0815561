using SplNet.Evaluation;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Statistics;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation;

/// <summary>
/// What is decided from medians and percentiles of calls and of batches, by recorded runs: a at 100 ns, b at 200 ns, batches of 100 calls.
/// </summary>
public class UnknownCallsTests
{
    private static readonly double[] Steady = [1, 1.01, 0.99];
    private static readonly double[] Bursts = [1, 1, 4];

    public static TheoryData<Verdict, bool, bool, Experiment> Decided() => new()
    {
        { Verdict.Pass, true, true, new((a, b, p95) => p95(a) < p95(b)) },
        { Verdict.Pass, true, true, new((a, b, p95) => p95(a) < 1.Microseconds() & p95(b) < 1.Microseconds()) },
        { Verdict.Fail, true, true, new((a, b, p95) => p95(a) < 50.Nanoseconds() & p95(b) < 1.Microseconds()) },
        { Verdict.Pass, false, false, new((a, b, p95) => p95(a) < p95(b)) },
        { Verdict.Pass, false, false, new((a, b, median) => median(a) < 1.Microseconds() & median(b) < 1.Microseconds()) },
        { Verdict.Pass, false, false, new((a, b, min) => min(a) < 1.Microseconds() & min(b) < 1.Microseconds()) },
        { Verdict.Inconclusive, false, false, new((a, b, p95) => p95(a) < 1.Microseconds() & p95(b) < 1.Microseconds()) },
        { Verdict.Inconclusive, false, false, new((a, b, p95) => p95(a) < 50.Nanoseconds() & p95(b) < 50.Nanoseconds()) },
        { Verdict.Inconclusive, false, false, new((a, b, p95) => !(p95(a) < 1.Microseconds() & p95(b) < 1.Microseconds())) },
        { Verdict.Inconclusive, false, false, new((a, b, p95) => p95(a) + p95(b) < 1.Microseconds()) },
        { Verdict.Inconclusive, false, true, new((a, b, p95) => p95(a) < p95(b)) },
        { Verdict.Pass, false, true, new((a, b, median) => median(a) < median(b)) },
        { Verdict.Inconclusive, true, true, new((a, b, p99) => p99(a) < p99(b)) },
        { Verdict.Pass, false, false, new((a, b, p95, mean) => p95(a) < 1.Microseconds() | mean(a) < mean(b)) },
        { Verdict.Fail, false, false, new((a, b, p95, mean) => p95(a) < 1.Microseconds() & mean(b) < mean(a)) },
    };

    [Theory]
    [MemberData(nameof(Decided), DisableDiscoveryEnumeration = true)]
    public void Formula_IsDecidedOnRecordedRuns(Verdict verdict, bool isSingleA, bool isSingleB, Experiment experiment)
    {
        var result = Evaluate(experiment, new Recorded(isSingleA, isSingleB, Steady));
        Assert.True(result.Verdict == verdict, $"{verdict} was expected.{Environment.NewLine}{result}");
    }

    [Fact]
    public void MedianOfBatchesWithBurstsAgainstALimit_IsInconclusive()
    {
        var result = Evaluate(
            new Experiment((a, b, median) => median(a) < 1.Microseconds() & median(b) < 1.Microseconds()),
            new Recorded(false, false, Bursts));
        Assert.Equal(Verdict.Inconclusive, result.Verdict);
        Assert.Contains(
            "median(a) is the median of batches of 100 calls, and some batches are so slow that the calls in them cannot be alike",
            result.ToString(),
            StringComparison.Ordinal);
    }

    // A collection in a batch of a thousand calls falls on one of them.
    [Theory]
    [InlineData(IterationFlags.Interrupted)]
    [InlineData(IterationFlags.Collection)]
    public void DisturbedBatches_AreNotBursts(IterationFlags disturbance)
    {
        var result = Evaluate(
            new Experiment((a, b, median) => median(a) < 1.Microseconds() & median(b) < 1.Microseconds()),
            new Recorded(false, false, Bursts) { Flags = [IterationFlags.None, IterationFlags.None, disturbance] });
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void ComparisonOfBatches_IsNotedOncePerEstimate()
    {
        var result = Evaluate(new Experiment((a, b, p95) => p95(a) < p95(b) & p95(a) < 2 * p95(b)), new Recorded(false, false, Steady));
        Assert.Single(
            result.Notes, static note => note.StartsWith("p95(a) is the p95 of batches of 100 calls: ", StringComparison.Ordinal));
        Assert.Single(
            result.Notes, static note => note.StartsWith("p95(b) is the p95 of batches of 100 calls: ", StringComparison.Ordinal));
    }

    [Fact]
    public void TimedCalls_NeedNoNote() =>
        Assert.DoesNotContain(
            Evaluate(new Experiment((a, b, p95, median) => p95(a) < median(b)), new Recorded(true, true, Steady)).Notes,
            static note => note.Contains("batches", StringComparison.Ordinal));

    // The first run settles it, so that the runs of an operand are alike.
    [Fact]
    public void LaterRuns_AreMeasuredLikeTheFirst()
    {
        var runs = new Recorded(true, false, Steady);
        Evaluate(new Experiment((a, b, median) => median(a) < median(b)), runs);
        Assert.Equal(
            ["a IfLongEnough", "a Singly", "a Singly", "b Batches", "b Batches", "b IfLongEnough"],
            runs.Asked.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void OperandsWithoutAMedian_AreMeasuredInBatches()
    {
        var runs = new Recorded(true, true, Steady);
        Evaluate(new Experiment((a, b, p95, mean) => p95(a) < mean(b)), runs);
        Assert.All(runs.Asked.Where(static asked => asked.StartsWith('b')), static asked => Assert.Equal("b Batches", asked));
    }

    private static ExperimentResult Evaluate(Experiment experiment, Recorded runs)
    {
        experiment.Options = experiment.Options with { Seed = 1 };
        foreach (var operand in experiment.Operands)
            experiment[operand] = Work.Of(1);
        return new ExperimentRun(experiment, isolate: false, context: null, runs).Evaluate();
    }

    private sealed class Recorded(bool isSingleA, bool isSingleB, double[] factors) : ISequentialRunSource
    {
        private int _runs;

        public IterationFlags[] Flags { get; init; } = new IterationFlags[3];

        public List<string> Asked { get; } = [];

        public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
        {
            Asked.Add($"{operand.Name} {settings.Calls}");
            var time = (operand.Name == "a" ? 100 : 200) * (1 + (0.001 * (_runs++ % 3)));
            var readings = WrittenReadings.Of(Array.ConvertAll(factors, factor => factor * time)) with { Flags = Flags };
            if (operand.Name == "a" ? isSingleA : isSingleB)
                readings = readings with
                {
                    MedianNanoseconds = [time, time, time],
                    Quantiles = [.. settings.Quantiles.Select(_ => 1.1 * time)],
                    TimedCalls = 30,
                };
            return new LaunchOutcome(readings, null, null);
        }
    }
}
