using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class UnawaitedTests
{
    [Theory]
    [InlineData("Operand.Of(() => { [|WorkAsync()|]; });")]
    [InlineData("Operand.Of(() => new List<int>(), x => { x.Clear(); [|WorkAsync()|]; });")]
    [InlineData("Operand.Of(Work).SetUp([|Forget|]);")]
    [InlineData("Operand.Of(Work).CleanUp((Action)([|async () => await WorkAsync()|]));")]
    [InlineData("Operand.Of(() => [|Task.FromResult(WorkAsync())|]);")]
    [InlineData("Operand.Of(async () => { await WorkAsync(); return [|ValueAsync()|]; });")]
    [InlineData("Operand.Of(Work).SetUp(() => { [|ValueAsync()|]; });")]
    public Task TaskThatIsLost_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Operand.Of(() => WorkAsync());")]
    [InlineData("Operand.Of(WorkAsync);")]
    [InlineData("Operand.Of(async () => await ValueAsync());")]
    [InlineData("Operand.Of(async () => { await WorkAsync(); });")]
    [InlineData("Operand.Of(Gen.Ints(), async x => await WorkAsync());")]
    [InlineData("Operand.Custom(async m => await WorkAsync());")]
    [InlineData("Operand.Of(() => { WorkAsync().GetAwaiter().GetResult(); });")]
    [InlineData("Operand.Of(Work).CleanUp(async () => await WorkAsync());")]
    [InlineData("Operand.Of(() => ValueAsync(), task => task.IsCompleted);")]
    [InlineData("Operand.Of(() => Task.WhenAny(WorkAsync(), ValueAsync()));")]
    [InlineData("Operand.Of(async () => await Task.WhenAny(WorkAsync(), ValueAsync()));")]
    public Task TaskThatIsAwaited_IsNot(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<UnawaitedRule>(Snippet.Method(statement));
}
