using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class BoundParametersTests
{
    [Theory]
    [InlineData("mean([|a[10]|]) < 1.Seconds()", "Operand.Of(Work)")]
    [InlineData("mean([|a[10]|]) < 1.Seconds()", "Operand.Of(() => new List<int>(), x => x.Count).SetUp(Act)")]
    [InlineData("mean([|a|]) < 1.Seconds()", "Operand.Of((int n) => new int[n], x => x.Length)")]
    [InlineData("mean([|a[1, 2]|]) < 1.Seconds()", "Operand.Of((int n) => new int[n], x => x.Length)")]
    [InlineData("mean([|a|]) < 1.Seconds()", "Operand.Of(Gen.Of(1, 2), n => n + 1)")]
    [InlineData("Spl.ForAll(new[] { 1, 2 }, n => mean([|a[n][n]|]) < 1.Seconds())", "Operand.Of(Gen.Of(1, 2), n => n + 1)")]
    [InlineData("mean([|a[1]|]) < 1.Seconds()", "Operand.Of(Gen.Of((1, 2), (3, 4)), n => n.Item1 + 1)")]
    [InlineData("mean([|a[1]|]) < 1.Seconds()", "Operand.Of(Gen.Ints(), n => n + 1)")]
    [InlineData("mean([|a[1]|]) < 1.Seconds()", "new MethodOperand(FunctorFactory.Create(() => Work()))")]
    [InlineData("mean([|a[1]|]) < 1.Seconds()", "Operand.Custom(m => m.Start())")]
    public Task WrongNumberOfParameters_IsReported(string formula, string operand) => VerifyAsync(formula, operand);

    [Theory]
    [InlineData("mean(a) < 1.Seconds()", "Operand.Of(Work)")]
    [InlineData("mean(a[10]) < 1.Seconds()", "Operand.Of((int n) => new int[n], x => x.Length).Reinstantiate(5)")]
    [InlineData("mean(a[(1, 2)]) < 1.Seconds()", "Operand.Of(((int, int) n) => new int[n.Item1], x => x.Length)")]
    [InlineData("mean(a[(1, 2)]) < mean(a[3, 4])", "Operand.Of(Gen.Of((1, 2), (3, 4)), n => n.Item1 + 1)")]
    [InlineData("mean(a[1, 2]) < 1.Seconds()", "Operand.Of(from n in Gen.Of(1, 2) from m in Gen.Of(2, 3) select n + m, n => n + 1)")]
    [InlineData("Spl.ForAll(Gen.Of(1, 2).Parameters, p => mean(a[p]) < 1.Seconds())", "Operand.Of(Gen.Of(1, 2), n => n + 1)")]
    [InlineData("Spl.ForAll(new object[] { 1, 2 }, p => mean(a[p]) < 1.Seconds())", "Operand.Of(Gen.Of((1, 2)), n => n.Item1)")]
    public Task SameOrUnknownNumber_IsNotReported(string formula, string operand) => VerifyAsync(formula, operand);

    private static Task VerifyAsync(string formula, string operand) =>
        Verifier.VerifyRuleAsync<BoundParametersRule>(
            Snippet.Method($$"""new Experiment((a, mean) => {{formula}}) { ["a"] = {{operand}} }.Assert();"""));
}
