using SplNet.Statistics;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring;

/// <summary>Disturbed iterations of real measuring processes.</summary>
public class DisturbanceTests
{
    [Fact]
    public void CollectionsThatBelongToTheMethod_AreNotHidden()
    {
        var runs = RunsOf(Operand.Of(Collect), OnDisturbance.ReplaceIfRare);
        Assert.All(
            runs, static run => Assert.All(run.Flags, static flags => Assert.True(flags.HasFlag(IterationFlags.Collection), $"{flags}")));
        Assert.All(
            runs, static run => Assert.DoesNotContain(run.Replaced, static iteration => iteration.Flags == IterationFlags.Collection));
    }

    [Fact]
    public void AlwaysDisturbedIterations_AreRepeatedUpToTheLimitAndReported()
    {
        var result = Evaluate(Operand.Of(Collect), OnDisturbance.Replace);
        Assert.All(result.Operands[0].Runs, static run =>
        {
            Assert.True(run.ReplacementExhausted);
            Assert.Equal(run.Nanoseconds.Count, run.Flags.Count);
            Assert.Equal(run.Nanoseconds.Count, run.Replaced.Count);
            Assert.All(run.Replaced, static iteration =>
                Assert.True(iteration.Nanoseconds > 0 && iteration.Flags.HasFlag(IterationFlags.Collection)));
        });
        Assert.Contains("3 of 3 runs kept disturbed iterations: ", result.ToString(ReportDetail.Full), StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void StoredIterations_AreAllMeasuredIterations() =>
        Assert.All(RunsOf(Operand.Of(Collect), OnDisturbance.Keep), static run =>
        {
            Assert.Empty(run.Replaced);
            Assert.False(run.ReplacementExhausted);
        });

    // A mean whose interrupted iterations are measured again is the mean of those that are short enough not to be interrupted.
    [Fact]
    public void Mean_CountsEveryIterationUnderAnyPolicy()
    {
        var result = Watched.Run(new Experiment((collecting, mean) => mean(collecting) < 10.Seconds())
        {
            Options = Watched.Quickest with { OnDisturbance = OnDisturbance.Replace },
            ["collecting"] = Operand.Of(Collect),
        });
        Assert.All(result.Operands[0].Runs, static run => Assert.Empty(run.Replaced));
        Assert.Contains("every iteration counts", result.ToString(), StringComparison.Ordinal);
    }

    // A slow call belongs to its percentile, whatever made it slow.
    [Trait("Category", "Long")]
    [Fact]
    public void Percentile_CountsEveryIterationUnderAnyPolicy()
    {
        var result = Watched.Run(new Experiment((collecting, p90) => p90(collecting) < 10.Seconds())
        {
            Options = Watched.Quickest with { OnDisturbance = OnDisturbance.Replace },
            ["collecting"] = Operand.Of(Collect),
        });
        Assert.All(result.Operands[0].Runs, static run => Assert.Empty(run.Replaced));
        Assert.Contains("every iteration counts", result.ToString(), StringComparison.Ordinal);
    }

    private static void Collect() => GC.Collect(0);

    private static IReadOnlyList<RunResult> RunsOf(Operand operand, OnDisturbance policy) => Evaluate(operand, policy).Operands[0].Runs;

    private static ExperimentResult Evaluate(Operand operand, OnDisturbance policy)
    {
        var result = Watched.Run(new Experiment((collecting, min) => min(collecting) < 10.Seconds())
        {
            Options = Watched.Quickest with { OnDisturbance = policy },
            ["collecting"] = operand,
        });
        Assert.True(result.Passed, result.ToString());
        return result;
    }
}
