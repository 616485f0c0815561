using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

public class UnknownEstimatorFixTests
{
    [Theory]
    [InlineData("(a, b, [|maen|]) => maen(a) < maen(b)", "(a, b, mean) => mean(a) < mean(b)")]
    [InlineData(
        "(FormulaOperand a, FormulaOperand b, [|Estimator maen|]) => maen(a) < 2 * maen(b)",
        "(FormulaOperand a, FormulaOperand b, Estimator mean) => mean(a) < 2 * mean(b)")]
    [InlineData(
        "(a, b, [|maen|]) => Spl.ForAll([1, 2], n => maen(a[n]) < maen(b[n]))",
        "(a, b, mean) => Spl.ForAll([1, 2], n => mean(a[n]) < mean(b[n]))")]
    public Task Parameter_IsRenamedWithItsUsages(string before, string after) =>
        FixVerifier.VerifyAsync<UnknownEstimatorFix>(Source(before), Source(after), "mean");

    [Theory]
    [InlineData("(a, b, mean, [|maen|]) => mean(a) < maen(b)")]
    [InlineData("(mean, b, [|maen|]) => maen(mean) < maen(b)")]
    public Task NameThatIsTaken_IsNotFixed(string formula) => FixVerifier.VerifyNothingAsync<UnknownEstimatorFix>(Source(formula), "mean");

    [Fact]
    public Task SeveralParameters_AreRenamedTogether() => FixVerifier.VerifyAllAsync<UnknownEstimatorFix>(
        [
            Source("(a, b, [|maen|], [|alocated|]) => maen(a) < maen(b) & alocated(a) < alocated(b)"),
            Source("(a, b, [|maen|]) => maen(a) < maen(b)"),
        ],
        [Source("(a, b, mean, allocated) => mean(a) < mean(b) & allocated(a) < allocated(b)"), Source("(a, b, mean) => mean(a) < mean(b)")],
        "mean", "allocated", "mean");

    private static string Source(string formula) =>
        $$"""
        using SplNet;

        file class Subject
        {
            public Experiment Experiment { get; } = new({{formula}});
        }
        """;
}
