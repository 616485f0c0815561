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
    [InlineData("Operand.Of(() => [|text.Append('x')|].Append('y').ToString())")]
    [InlineData("Operand.Of(() => { [|list.Sort()|]; list.CopyTo(array, 0); })")]
    [InlineData("Operand.Of(() => { [|Array.Sort(array)|]; array.AsSpan().CopyTo(new int[3]); })")]
    [InlineData("Operand.Of(Gen.Ints(), key => [|set.Add(key)|])")]
    public Task ChangeOfACapturedVariable_IsReported(string operand) => VerifyAsync($"var o = Make(); o[\"a\"] = {operand};");

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
    [InlineData("Operand.Of(() => text.Clear().Append('x').Append(3).ToString())")]
    [InlineData("Operand.Of(() => { text.Length = 0; text.Append('x'); })")]
    [InlineData("Operand.Of(() => { Array.Copy(array, buffer, 3); Array.Sort(buffer); })")]
    [InlineData("Operand.Of(() => { Buffer.BlockCopy(array, 0, buffer, 0, 12); Array.Reverse(buffer); })")]
    [InlineData("Operand.Of(() => { Array.Fill(buffer, 3); Array.Sort(buffer); })")]
    [InlineData("Operand.Of(() => { array.CopyTo(buffer, 0); Array.Sort(buffer); })")]
    [InlineData("Operand.Of(() => { array.AsSpan().CopyTo(buffer); Array.Sort(buffer); })")]
    [InlineData("Operand.Of(() => { array.CopyTo(buffer.AsSpan()); Array.Sort(buffer); })")]
    [InlineData("Operand.Of(() => { buffer.AsSpan().Fill(2); Array.Sort(buffer); })")]
    [InlineData("Operand.Of(() => { for (var i = 0; i < 3; i++) buffer[i] = 3 - i; Array.Sort(buffer); })")]
    [InlineData("Operand.Of(() => { for (var i = 0; i < 3; i++) list[i] = 3 - i; list.Sort(); })")]
    [InlineData("Operand.Of(() => { var mine = new List<int>(); mine.Add(1); })")]
    [InlineData("Operand.Of(() => new List<int>(), mine => mine.Sort())")]
    [InlineData("Operand.Of(() => System.Collections.Immutable.ImmutableList<int>.Empty.Add(1))")]
    public Task OtherCode_IsNotReported(string operand) => VerifyAsync($"var o = Make(); o[\"a\"] = {operand};");

    [Fact]
    public Task OperandWithALaterSetUp_IsNotReported() =>
        VerifyAsync("var o = Operand.Of(() => list.Sort()); Make()[\"a\"] = o.SetUp(Act);");

    private static Task VerifyAsync(string statements) => Verifier.VerifyRuleAsync<StatefulArgumentRule>(
        Snippet.Method(
            "var queue = new Queue<int>(); var set = new HashSet<int>(); var text = new System.Text.StringBuilder(); " +
            "var buffer = new int[3];" + statements));
}
