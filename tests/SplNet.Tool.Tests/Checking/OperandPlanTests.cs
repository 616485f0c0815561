using SplNet.Statistics;
using SplNet.Tool.Checking;
using SplNet.Tool.Requirements;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Checking;

/// <summary>Plans for experiments, from an experiment that was made by hand.</summary>
public sealed class OperandPlanTests
{
    private static readonly PlanRequest Request = new(new RequirementInputs(["perf.spl"], null, null), 3, 0.01, 0.05, 0.01);

    // exp(±0.1) around 100 on one side; the sample variance of -0.1, 0, 0.1 is 0.01.
    private static readonly ExperimentResult Measured = Made.Experiment(
        Verdict.Pass, [[100 * Math.Exp(-0.1), 100 * Math.Exp(-0.1)], [100, 100], [100 * Math.Exp(0.1), 100 * Math.Exp(0.1)]],
        [[100, 100], [100, 100], [100, 100]]);

    [Fact]
    public void Plan_FollowsFromTheVariationOfPairs()
    {
        var plan = OperandPlan.Of("Words.Count()", Measured, Request, 0.01);

        Assert.Equal(0.1, plan.Variation.BetweenBlocks, 1e-12);
        Assert.Equal([3, 5, 10, 20], plan.Visible.Select(static visible => visible.Runs));
        Assert.Equal(RunPower.DetectableEffect(0.1, 5, 0.01), plan.Visible[1].Effect, 1e-9);
        Assert.Equal(RunPower.RequiredRuns(0.05, 0.1, 0.01), plan.Runs);
        Assert.Equal(plan.Runs * TimeSpan.FromSeconds(0.5), plan.Duration);
        Assert.Equal(0, plan.CallsOfRun);
        Assert.Contains(
            PlanCommand.Section(plan, Request).Rows,
            static row => row is ("calls for p99", "381 for ±1 % of probability; too short to be timed one by one"));
    }

    // Bulej et al., Regression Benchmarking with Simple Middleware Benchmarks, section 3.3: p(1 - p)·z²/ε².
    [Fact]
    public void Calls_FollowFromThePrecisionOfAQuantile() =>
        Assert.Equal(
            [("median", 38415), ("p95", 7299), ("p99", 1522)],
            OperandPlan.Of("a", Measured, Request with { Precision = 0.005 }, 0.01).Calls);

    [Fact]
    public void EffectBeyondReach_HasNoNumberOfRuns()
    {
        var request = Request with { Effect = 1e-5 };
        var plan = OperandPlan.Of("a", Measured, request, 0.01);

        Assert.Null(plan.Runs);
        Assert.Contains(
            PlanCommand.Section(plan, request).Rows, static row => row.Value.StartsWith("more than 10000 pairs", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("--effect is for plans of operands", "--effect", "2")]
    [InlineData("--experiments is for checks of the machine", "perf.spl", "--experiments", "2")]
    [InlineData("--precision is '100'; it must be a number above 0 and below 100", "perf.spl", "--precision", "100")]
    public void OptionsOfTheOtherUse_AreRefused(string expected, params string[] arguments)
    {
        var run = InThisProcess.Run(["check", .. arguments]);

        Assert.Equal((int)ExitCode.Usage, run.ExitCode);
        Assert.Contains(expected, run.Errors, StringComparison.Ordinal);
    }
}
