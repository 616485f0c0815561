using SplNet.Evaluation;

namespace SplNet.Tests.Evaluation;

/// <summary>A claim on processor time is noted where the system counts it coarsely.</summary>
public sealed class CoarseProcessorTimeTests
{
    [Theory]
    [InlineData("cpu(a) < 1 ms", true, 1)]
    [InlineData("cpu(a) < 1 ms", false, 0)]
    [InlineData("mean(a) < 1 ms", true, 0)]
    public void ClaimOnCoarseProcessorTime_IsNoted(string formula, bool isCoarse, int notes)
    {
        var experiment = new Experiment(formula) { ["a"] = Operand.Of(static () => { }) };
        Assert.Equal(notes, CoarseProcessorTime.Notes(experiment.Comparisons, isCoarse).Count());
    }

    [Theory]
    [InlineData("cpu(a) < 3 us", 0, 1000, Verdict.Inconclusive)] // no step, or three that fell beside it
    [InlineData("cpu(a) > 3 us", 5000, 1000, Verdict.Inconclusive)]
    [InlineData("cpu(a) < cpu(b)", 2000, 1000, Verdict.Inconclusive)]
    [InlineData("cpu(a) < 1 ms", 0, 1000, Verdict.Pass)] // whatever the count, it is far away
    [InlineData("cpu(a) < 60 us", 50_000, 1000, Verdict.Pass)] // enough of them
    [InlineData("cpu(a) < 3 us", 2000, 0, Verdict.Pass)] // not in steps
    public void FewSteps_DecideOnlyLargeDifferences(string formula, double nanoseconds, double step, Verdict verdict)
    {
        var recorded = new RecordedRuns(("a", 5), ("b", 5))
        {
            Metric = (operand, run) => (nanoseconds + (operand == "b" ? 2000 : 0)) * (1 + (run % 3 * 0.001)),
            MetricError = step,
        };
        var experiment = new Experiment(formula) { ["a"] = Operand.Of(static () => { }) };
        if (formula.Contains("(b)", StringComparison.Ordinal))
            experiment["b"] = Operand.Of(static () => { });

        var result = new ExperimentRun(experiment, isolate: false, context: null, recorded).Evaluate();

        Assert.Equal(verdict, result.Verdict);
        Assert.Equal(verdict == Verdict.Inconclusive, result.Comparisons[0].Explanation.Contains(
            " steps of this system's processor time in a run, and a step is 1 µs of a call", StringComparison.Ordinal));
    }
}
