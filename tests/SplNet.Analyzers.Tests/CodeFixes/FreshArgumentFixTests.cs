using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

public class FreshArgumentFixTests
{
    [Theory]
    [InlineData("Operand.Of(() => [|list|].Sort())", "Operand.Of(() => new List<int>(list), static list => list.Sort())")]
    [InlineData("Operand.Of(() => [|list.Sort()|])", "Operand.Of(() => new List<int>(list), static list => list.Sort())")]
    [InlineData("Operand.Of(() => [|list|].Remove(3))", "Operand.Of(() => new List<int>(list), static list => list.Remove(3))")]
    [InlineData(
        "Operand.Of(() => { [|list|].Add(1); list.Sort(); })",
        "Operand.Of(() => new List<int>(list), static list => { list.Add(1); list.Sort(); })")]
    [InlineData("Operand.Of(() => [|list|].Add(count))", "Operand.Of(() => new List<int>(list), list => list.Add(count))")]
    [InlineData("Operand.Of(() => [|list|].Add(_field.Count))", "Operand.Of(() => new List<int>(list), list => list.Add(_field.Count))")]
    [InlineData("Operand.Of(() => Array.Sort([|array|]))", "Operand.Of(() => (int[])array.Clone(), static array => Array.Sort(array))")]
    [InlineData("Operand.Of(() => [|_field|].Sort())", "Operand.Of(() => new List<string>(_field), static _field => _field.Sort())")]
    [InlineData(
        "Operand.Of(() => [|map|].Remove(\"a\"))",
        "Operand.Of(() => new Dictionary<string, int>(map, map.Comparer), static map => map.Remove(\"a\"))")]
    [InlineData(
        "Operand.Of(async () => { await Task.Yield(); [|list|].Sort(); })",
        "Operand.Of(() => new List<int>(list), static async list => { await Task.Yield(); list.Sort(); })")]
    [InlineData("Operand.Of(() => [|list|], static one => one.Sort())", "Operand.Of(() => new List<int>(list), static one => one.Sort())")]
    [InlineData(
        "Operand.Of(() => [|text|].Append(1))",
        "Operand.Of(() => new System.Text.StringBuilder(text.ToString()), static text => text.Append(1))")]
    public Task SharedArgument_IsCopiedForEachInvocation(string before, string after) =>
        FixVerifier.VerifyAsync<FreshArgumentFix>(Source(before), Source(after));

    [Theory]
    [InlineData("Operand.Of(() => [|stack|].Pop())")]
    [InlineData("Operand.Of(() => this.[|_field|].Sort())")]
    [InlineData("Operand.Of(() => [|list|] = [])")]
    [InlineData("Operand.Of(() => 1, one => [|list|].Add(one))")]
    [InlineData("Operand.Of(action: () => [|list|].Sort())")]
    [InlineData("Operand.Of(() => [|pairs|].Sort())")]
    [InlineData("Operand.Of(() => Array.Reverse([|rows|]))")]
    [InlineData("Operand.Of(() => { var own = new List<int>(); [|own|].Sort(); })")]
    public Task ArgumentWithoutAKnownCopy_IsNotFixed(string operand) => FixVerifier.VerifyNothingAsync<FreshArgumentFix>(Source(operand));

    [Fact]
    public Task SeveralOperands_AreFixedTogether() => FixVerifier.VerifyAllAsync<FreshArgumentFix>(
        [
            Source("(Operand.Of(() => [|list|].Sort()), Operand.Of(() => Array.Sort([|array|])))"),
            Source("Operand.Of(() => [|list|].Sort())"),
        ],
        [
            Source(
                "(Operand.Of(() => new List<int>(list), static list => list.Sort()), Operand.Of(() => (int[])array.Clone(), " +
                "static array => Array.Sort(array)))"),
            Source("Operand.Of(() => new List<int>(list), static list => list.Sort())"),
        ]);

    private static string Source(string operand) =>
        $$"""
        using SplNet;

        file class Subject
        {
            private readonly List<string> _field = ["b", "a"];

            public object Make(int[] array, int count)
            {
                var list = new List<int> { 3, 1, 2 };
                var map = new Dictionary<string, int>();
                var stack = new Stack<int>();
                var text = new System.Text.StringBuilder();
                var rows = new[] { new { Size = 1 } };
                var pairs = rows.ToList();
                return {{operand}};
            }
        }
        """;
}
