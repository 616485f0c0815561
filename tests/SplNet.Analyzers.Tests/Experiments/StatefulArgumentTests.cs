using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class StatefulArgumentTests
{
    [Theory]
    [InlineData("Operand.Of(() => [|list.Add(1)|])")]
    [InlineData("Operand.Of(() => [|list.Sort()|]).Validate(() => true)")]
    [InlineData("Operand.Of(() => [|Array.Sort(array)|])")]
    [InlineData("Operand.Of(() => [|map.TryAdd(1, 2)|])")]
    [InlineData("Operand.Of(() => [|queue.Dequeue()|])")]
    [InlineData("Operand.Of(() => [|text.Append('x')|])")]
    [InlineData("Operand.Of(Gen.Ints(), key => [|set.Add(key)|])")]
    public Task Change_OfWhatIsCaptured_IsReported(string operand) => VerifyAsync($"var o = Make(); o[\"a\"] = {operand};");

    [Fact]
    public Task ChangeInAClaim_IsReported() => VerifyAsync("var result = Spl.Faster(() => list.Contains(1), () => [|list.Sort()|]);");

    [Fact]
    public Task OperandInAVariable_IsReported() => VerifyAsync("var o = Operand.Of(() => [|list.Sort()|]); Make()[\"a\"] = o;");

    [Theory]
    [InlineData("Operand.Of(() => list.Contains(1))")]
    [InlineData("Operand.Of(() => list.Add(1)).SetUp(list.Clear, Each.Iteration)")]
    [InlineData("Operand.Of(() => queue.Enqueue(1)).Validate(() => true).CleanUp(queue.Clear)")]
    [InlineData("Operand.Of(() => { queue.Enqueue(1); queue.Dequeue(); })")]
    [InlineData("Operand.Of(() => { text.Clear(); for (var i = 0; i < 3; i++) text.Append(i); })")]
    [InlineData("Operand.Of(() => { var mine = new List<int>(); mine.Add(1); })")]
    [InlineData("Operand.Of(() => new List<int>(), mine => mine.Sort())")]
    [InlineData("Operand.Of(() => System.Collections.Immutable.ImmutableList<int>.Empty.Add(1))")]
    public Task OtherCode_IsNot(string operand) => VerifyAsync($"var o = Make(); o[\"a\"] = {operand};");

    [Fact]
    public Task OperandThatGetsItsSetUpLater_IsNot() => VerifyAsync("var o = Operand.Of(() => list.Sort()); Make()[\"a\"] = o.SetUp(Act);");

    private static Task VerifyAsync(string statements) => Verifier.VerifyRuleAsync<StatefulArgumentRule>(
        Snippet.Method("var queue = new Queue<int>(); var set = new HashSet<int>(); var text = new System.Text.StringBuilder();" + statements));
}
