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
    [InlineData("Operand.Of(() => [|WorkAsync().ConfigureAwait(false)|]);")]
    [InlineData("Operand.Of(() => { [|WorkAsync().ConfigureAwait(false)|]; });")]
    [InlineData("Operand.Of(async () => { await WorkAsync(); return [|WorkAsync().ConfigureAwait(false)|]; });")]
    [InlineData("Operand.Of(Gen.Ints(), x => { if (x > 0) return [|Task.Yield()|]; return [|Task.Yield()|]; });")]
    [InlineData("Operand.Of<object>(() => [|WorkAsync()|]);")]
    [InlineData("Operand.Of(() => (object)[|ValueAsync()|]);")]
    public Task DiscardedTask_IsReported(string statement) => VerifyAsync(statement);

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
    [InlineData("Operand.Of(async () => await WorkAsync().ConfigureAwait(false));")]
    [InlineData("Operand.Of(async () => { await WorkAsync().ConfigureAwait(false); });")]
    [InlineData("Operand.Of<Task>(() => ValueAsync());")]
    [InlineData("Operand.Of<object>(() => new List<int>());")]
    public Task AwaitedTask_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<UnawaitedRule>(Snippet.Method(statement));
}
