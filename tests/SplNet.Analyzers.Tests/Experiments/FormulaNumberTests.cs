using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class FormulaNumberTests
{
    [Theory]
    [InlineData("mean(a) * [|0|] < mean(b)")]
    [InlineData("[|-2.5|] * mean(a) < mean(b)")]
    [InlineData("mean(a) / [|double.PositiveInfinity|] < mean(b)")]
    [InlineData("mean(a).Within([|0|], of: mean(b))")]
    [InlineData("mean(a).Within([|double.NaN|], of: mean(b))")]
    [InlineData("mean(a).Within([|5|], of: mean(b))")]
    [InlineData("mean(a) < ([|-5|]).Milliseconds()")]
    [InlineData("mean(a) < [|TimeSpan.FromSeconds(-1)|]")]
    public Task NumberOutOfRange_IsReported(string formula) => VerifyAsync(formula);

    [Theory]
    [InlineData("mean(a) * 2 < mean(b) / 0.5")]
    [InlineData("mean(a).Within(0.05, of: mean(b))")]
    [InlineData("mean(a) < 0.Milliseconds()")]
    [InlineData("mean(a) * Work() < TimeSpan.Zero")]
    public Task NumberWithinRange_IsNotReported(string formula) => VerifyAsync(formula);

    private static Task VerifyAsync(string formula) =>
        Verifier.VerifyRuleAsync<FormulaNumberRule>(Snippet.Formula(formula + " & mean(a) < mean(b)", "mean"));
}
