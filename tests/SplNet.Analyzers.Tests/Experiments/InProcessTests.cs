using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class InProcessTests
{
    [Theory]
    [InlineData("Engine.Evaluate(Make(), [|isolate: false|]);")]
    [InlineData("Engine.Evaluate(Make(), [|false|]);")]
    [InlineData("Make().Options = ExperimentOptions.Default with { [|Isolation = Isolation.None|] };")]
    [InlineData("Make().Options = new ExperimentOptions { [|Isolation = Isolation.None|] };")]
    public Task CallingProcess_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Engine.Evaluate(Make());")]
    [InlineData("Engine.Evaluate(Make(), isolate: true);")]
    [InlineData("Engine.Evaluate(Make(), list.Count > 0);")]
    [InlineData("Make().Options = new ExperimentOptions { Isolation = Isolation.Process };")]
    public Task SeparateProcess_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<InProcessRule>(Snippet.Method(statement));
}
