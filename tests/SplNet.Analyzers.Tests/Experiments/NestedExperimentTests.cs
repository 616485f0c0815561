using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class NestedExperimentTests
{
    [Theory]
    [InlineData("Operand.Of(() => [|Make().Assert()|]);")]
    [InlineData("Operand.Of(() => [|Spl.Faster(Work, Work)|]);")]
    [InlineData("Spl.AllocatesNothing(() => [|Make().Run()|]);")]
    [InlineData("Operand.Of(() => [|Engine.Evaluate(Make())|], x => list.Contains(1));")]
    [InlineData("Operand.Of(Work).SetUp(() => { list.ForEach(x => [|Make().Run()|]); });")]
    public Task EvaluationInsideAnOperand_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Make().Assert();")]
    [InlineData("Spl.Faster(Work, Work);")]
    [InlineData("list.ForEach(x => Make().Run());")]
    [InlineData("Operand.Of(() => Make().Text);")]
    public Task OtherEvaluation_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<NestedExperimentRule>(Snippet.Method(statement));
}
