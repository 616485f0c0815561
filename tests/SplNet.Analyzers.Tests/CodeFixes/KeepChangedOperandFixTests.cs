using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

public class KeepChangedOperandFixTests
{
    [Theory]
    [InlineData("[|a.SetUp(Prepare)|];", "a = a.SetUp(Prepare);")]
    [InlineData("[|a.SetUp(Prepare).With(\"X\", \"1\")|];", "a = a.SetUp(Prepare).With(\"X\", \"1\");")]
    [InlineData("[|e[\"a\"].CleanUp(Prepare)|];", "e[\"a\"] = e[\"a\"].CleanUp(Prepare);")]
    [InlineData("[|e.Methods[nameof(a)].Reinstantiate()|];", "e.Methods[nameof(a)] = e.Methods[nameof(a)].Reinstantiate();")]
    public Task ChangedCopy_ReplacesTheOperand(string before, string after) =>
        FixVerifier.VerifyAsync<KeepChangedOperandFix>(Source(before), Source(after));

    [Theory]
    [InlineData("[|Operand.Of(() => 1).SetUp(Prepare)|];")]
    [InlineData("foreach (var one in new[] { a }) [|one.SetUp(Prepare)|];")]
    [InlineData("[|Make()[\"a\"].SetUp(Prepare)|];")]
    [InlineData("[|(e ?? Make())[\"a\"].SetUp(Prepare)|];")]
    [InlineData("MethodOperand m = null!; [|m.SetUp(Prepare)|];")]
    public Task PlaceThatCannotBeAssigned_IsNotFixed(string statement) =>
        FixVerifier.VerifyNothingAsync<KeepChangedOperandFix>(Source(statement));

    [Fact]
    public Task SeveralCopies_AreKeptTogether() => FixVerifier.VerifyAllAsync<KeepChangedOperandFix>(
        [Source("[|a.SetUp(Prepare)|]; [|a.CleanUp(Prepare)|];"), Source("[|a.SetUp(Prepare)|];")],
        [Source("a = a.SetUp(Prepare); a = a.CleanUp(Prepare);"), Source("a = a.SetUp(Prepare);")]);

    private static string Source(string statement) =>
        $$"""
        using SplNet;

        file class Subject
        {
            public void Check(Experiment e)
            {
                var a = Operand.Of(() => 1);
                {{statement}}
            }

            private static void Prepare()
            {
            }

            private static Experiment Make() => throw new InvalidOperationException();
        }
        """;
}
