using SplNet.Evaluation;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Statistics;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Measuring.Alternation;

/// <summary>A decision compares the times of the same rounds.</summary>
public class ComparedRoundsTests
{
    [Fact]
    public void SlowRoundsInOneMedianOnly_DoNotHideADifference()
    {
        var result = Evaluate(ExperimentOptions.Default);
        Assert.True(result.Verdict == Verdict.Pass, result.ToString());
        Assert.Equal(1 / 1.02, result.Comparisons[0].Evidence.Effect, 1e-3);
    }

    [Fact]
    public void AnotherInterpretation_UsesTheMeasuredTimes()
    {
        var result = Evaluate(ExperimentOptions.Default with { Interpretation = Interpretations.Find("welch runs")! });
        Assert.NotEqual(Verdict.Pass, result.Verdict);
    }

    private static ExperimentResult Evaluate(ExperimentOptions options) => new ExperimentRun(
        new Experiment(static (a, b, median) => median(a) < median(b))
        {
            ["a"] = Work.Of(1),
            ["b"] = Work.Of(1),
            Options = options with { OnDebugBuild = OnDebugBuild.Measure },
        },
        isolate: false,
        context: null,
        new ShiftedRuns()).Evaluate();

    // The machine is slow in the second half. The first run of a block has more iterations before that, the second one more after it.
    private sealed class ShiftedRuns : ISequentialRunSource
    {
        private const int Iterations = 7;

        private int _runs;

        public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
        {
            var first = _runs++ % 2;
            int[] rounds = [.. Enumerable.Range(first, Iterations)];
            var time = operand.Name == "a" ? 100 : 102;
            var readings = WrittenReadings.Of(Array.ConvertAll(rounds, round => round < 4 ? time : 1.5 * time)) with { Rounds = rounds };
            return new LaunchOutcome(readings, null, null);
        }
    }
}
