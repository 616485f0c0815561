using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class EstimatedOperandTests
{
    [Theory]
    [InlineData("mean(a) < mean([|Operand.Of(Work)|]) & mean(b) < 1.Seconds()")]
    [InlineData("mean(a) < mean([|made|]) & mean(b) < 1.Seconds()")]
    [InlineData("mean([|new MethodOperand(FunctorFactory.Create(() => Work()))|]) < mean(b)")]
    public Task OperandThatIsMade_IsReported(string formula) => VerifyAsync(formula);

    [Theory]
    [InlineData("mean(a) < mean(b)")]
    [InlineData("mean(a[5]) < mean(b[1, 2])")]
    public Task NameInTheFormula_IsNot(string formula) => VerifyAsync(formula);

    private static Task VerifyAsync(string formula) => Verifier.VerifyRuleAsync<EstimatedOperandRule>(
        Snippet.Method($$"""var made = Operand.Of(Work); Take(new Experiment((a, b, mean) => {{formula}}));"""));
}
