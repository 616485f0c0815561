using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class CustomPhaseTests
{
    [Theory]
    [InlineData("Operand.Custom(m => m.Start()).SetUp(Act, [|Each.Iteration|]);")]
    [InlineData("Operand.Custom(m => m.Start()).SetUp(Act).Validate(() => true, each: [|Each.Operation|]);")]
    [InlineData("Operand.Custom(m => m.Start()).With(\"A\", \"b\").[|Reinstantiate|](5);")]
    public Task PhaseWithinTheLoop_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Operand.Custom(m => m.Start()).SetUp(Act);")]
    [InlineData("Operand.Custom(m => m.Start()).CleanUp(Act, Each.Run);")]
    [InlineData("Operand.Of(Work).SetUp(Act, Each.Iteration).Reinstantiate();")]
    public Task PhaseOfARunOrOfAnotherOperand_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<CustomPhaseRule>(Snippet.Method(statement));
}
