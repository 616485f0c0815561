using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class OptionRangeTests
{
    [Theory]
    [InlineData("Alpha = [|5|]")]
    [InlineData("Alpha = [|0|], Runs = [|1|]")]
    [InlineData("Alpha = [|double.NaN|]")]
    [InlineData("Resolution = [|-0.05|]")]
    [InlineData("MaxRuns = [|2|], Iterations = [|0|], Affinity = [|0|]")]
    [InlineData("TimeBudget = [|TimeSpan.Zero|]")]
    [InlineData("IterationTime = [|TimeSpan.FromMilliseconds(-1)|]")]
    [InlineData("LaunchTimeout = [|TimeSpan.FromDays(2)|]")]
    [InlineData("WaitTimeout = [|TimeSpan.FromSeconds(-1)|]")]
    [InlineData("LaunchTimeout = [|TimeSpan.MaxValue|]")]
    [InlineData("Runs = [|10001|], MaxRuns = [|10001|], Iterations = [|100001|], IterationTime = [|TimeSpan.FromSeconds(11)|]")]
    [InlineData("TimeBudget = [|TimeSpan.FromDays(2)|]")]
    [InlineData("WarmUp = new() { Least = [|TimeSpan.FromHours(1)|], Most = [|TimeSpan.Zero|], Iterations = [|0|] }")]
    [InlineData("Versions = new() { BuildTimeout = [|TimeSpan.Zero|] }")]
    public Task ConstantOutOfRange_IsReported(string options) => VerifyAsync(options);

    [Theory]
    [InlineData("Alpha = 0.5, Resolution = 1, Runs = 2, MaxRuns = 3, Iterations = 1, Affinity = 1")]
    [InlineData("Runs = null, IterationTime = null, Affinity = null")]
    [InlineData("WarmUp = new() { Least = TimeSpan.Zero, Most = TimeSpan.FromSeconds(5), Iterations = 30 }")]
    [InlineData("TimeBudget = TimeSpan.FromSeconds(5), LaunchTimeout = TimeSpan.FromDays(1)")]
    [InlineData("Runs = Work(), TimeBudget = TimeSpan.FromSeconds(Work()), Seed = -1")]
    public Task ConstantWithinRangeOrComputedValue_IsNotReported(string options) => VerifyAsync(options);

    private static async Task VerifyAsync(string options)
    {
        await Verifier.VerifyRuleAsync<OptionRangeRule>(
            Snippet.Method($$"""Make().Options = ExperimentOptions.Default with { {{options}} };"""));
        await Verifier.VerifyRuleAsync<OptionRangeRule>(Snippet.Method($$"""Make().Options = new ExperimentOptions { {{options}} };"""));
    }
}
