using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class NothingMeasuredTests
{
    [Theory]
    [InlineData("Operand.Of({|SPL2014:() => { }|});")]
    [InlineData("Operand.Of({|SPL2014:() => 5|});")]
    [InlineData("Operand.Of({|SPL2014:() => { return \"x\"; }|});")]
    [InlineData("Operand.Of(Gen.Ints(), {|SPL2014:x => { }|});")]
    [InlineData("Operand.Of(Gen.Ints(), {|SPL2014:x => x|});")]
    [InlineData("Operand.Of({|SPL2014:static () => default(int)|});")]
    public Task CodeThatDoesNothing_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Operand.Of(() => { {|SPL2015:list.Contains(1)|}; });")]
    [InlineData("Operand.Of(Gen.Ints(), x => { {|SPL2015:Math.Sqrt(x)|}; });")]
    public Task DiscardedResult_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Operand.Of(() => {|SPL2025:list.Where(x => x > 1)|});")]
    [InlineData("Operand.Of(() => { return {|SPL2025:list.Where(x => x > 1).OrderBy(x => x)|}; });")]
    [InlineData("Operand.Of(() => { if (list.Count > 1) return {|SPL2025:Lazy()|}; return list; });")]
    [InlineData("Operand.Of(async () => { await WorkAsync(); return {|SPL2025:Lazy()|}; });")]
    [InlineData("Operand.Of(() => {|SPL2025:list.AsParallel().Select(x => x)|});")]
    [InlineData("Operand.Of(() => {|SPL2025:from x in list where x > 1 select x|});")]
    [InlineData("Operand.Of<IEnumerable<int>>({|SPL2025:list.Distinct|});")]
    public Task SequenceThatIsNotEnumerated_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Operand.Of(() => list.Contains(1));")]
    [InlineData("Operand.Of(() => list.Where(x => x > 1).ToList());")]
    [InlineData("Operand.Of(() => Lazy().Count());")]
    [InlineData("Operand.Of(() => list.AsEnumerable());")]
    [InlineData("Operand.Of(() => (from x in list where x > 1 select x).ToList());")]
    [InlineData("Operand.Of(() => { foreach (var one in Lazy()) Act(); });")]
    [InlineData("Operand.Of(() => { map.TryAdd(1, 1); });")]
    [InlineData("Operand.Of(() => { new System.Text.StringBuilder().Append(1).ToString(); Act(); });")]
    [InlineData("var text = new System.Text.StringBuilder(); Operand.Of(() => { text.EnsureCapacity(5); text.Append(1); });")]
    [InlineData("Operand.Of(() => { Parallel.For(0, 10, _ => Work()); });")]
    [InlineData("Operand.Of(Act);")]
    [InlineData("Operand.Of(() => array);")]
    [InlineData("Operand.Of(() => new object());")]
    [InlineData("Operand.Of(() => { WorkAsync(); });")]
    [InlineData("Operand.Of(() => 5, x => x + 1);")]
    public Task NonEmptyCode_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<NothingMeasuredRule>(Snippet.Method(statement));
}
