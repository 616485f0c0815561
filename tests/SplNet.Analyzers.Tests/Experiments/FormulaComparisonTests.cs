using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class FormulaComparisonTests
{
    [Theory]
    [InlineData("{|SPL2012:mean(a) < mean(a)|} & allocated(a) < allocated(b)")]
    [InlineData("mean(a) < mean(b) & {|SPL2012:allocated(a[1]) <= allocated( a[1] )|}")]
    [InlineData("{|SPL2012:mean(a).Within(0.05, of: mean(a))|} | allocated(a) < allocated(b)")]
    [InlineData("{|SPL2022:1.Seconds() < 2.Seconds() * 3|} & mean(a) < mean(b) & allocated(a) < allocated(b)")]
    public Task MeaninglessComparison_IsReported(string formula) => VerifyAsync(formula);

    [Theory]
    [InlineData("{|SPL2023:mean(a) < allocated(b)|}")]
    [InlineData("{|SPL2023:mean(a) * 2 < 5.Bytes()|} & allocated(a) < allocated(b)")]
    [InlineData("{|SPL2023:allocated(a) < TimeSpan.FromSeconds(1)|} & mean(a) < mean(b)")]
    [InlineData("{|SPL2023:mean(a) + allocated(a)|} < mean(b)")]
    [InlineData("{|SPL2023:mean(a) < 5.PerSecond()|} & allocated(a) < allocated(b)")]
    [InlineData("{|SPL2023:mean(a).Within(0.05, of: allocated(b))|}")]
    [InlineData("{|SPL2023:allocated(a) <= 0.Times()|} & mean(a) < mean(b)")]
    public Task DifferentUnits_AreReported(string formula) => VerifyAsync(formula);

    [Theory]
    [InlineData("mean(a) < mean(b) & allocated(a) <= allocated(b)")]
    [InlineData("mean(a) < mean(a, x => 2 * x) & allocated(a[1]) <= allocated(a[2])")]
    [InlineData("mean(a[Work()]) < mean(a[Work()]) & allocated(a) <= 0.Bytes()")]
    [InlineData("mean(a) < TimeSpan.FromMilliseconds(1) & mean(a) + 1.Microseconds() < 2 * mean(b) & allocated(a) < 5.Kilobytes() / 2")]
    public Task SoundComparison_IsNotReported(string formula) => VerifyAsync(formula);

    [Fact]
    public Task EstimatorsOfAnotherFunction_HaveAnUnknownUnit() => Verifier.VerifyRuleAsync<FormulaComparisonRule>(
        """using SplNet; public static class Subject { public static Formula Cheaper(FormulaOperand a, FormulaOperand b, Estimator mean, Estimator allocated) => mean(a) < allocated(b); }""");

    [Theory]
    [InlineData("{|SPL2012:limit + mean(a) < limit + mean(a)|}")]
    [InlineData("{|SPL2012:mean(a) < mean(a)|} && !({|SPL2012:limit < limit|})")]
    [InlineData("Kept({|SPL2012:mean(a) <= mean(a)|}) & mean(a) < limit")]
    [InlineData("mean(a).Within(0.1, of: limit) & {|SPL2022:1.Seconds() < (2.Seconds() * 2)|}")]
    public Task ComparisonOfAnotherFunction_IsReportedOnce(string formula) => Verifier.VerifyRuleAsync<FormulaComparisonRule>($$"""
        using SplNet;
        public static class Subject
        {
            public static Formula Stated(FormulaOperand a, Estimate limit, Estimator mean) => {{formula}};
            private static Formula Kept(Formula formula) => formula;
        }
        """);

    private static Task VerifyAsync(string formula) => Verifier.VerifyRuleAsync<FormulaComparisonRule>(Snippet.Formula(formula));
}
