using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

/// <summary>SPL2036: of sources that do not compile.</summary>
public class ChainedComparisonTests
{
    [Theory]
    [InlineData("mean(a) < mean(b) < mean(c)", "mean(a) < mean(b) & mean(b) < mean(c)")]
    [InlineData("mean(b) < mean(a) <= mean(c) + 5.Milliseconds()", "mean(b) < mean(a) & mean(a) <= mean(c) + 5.Milliseconds()")]
    [InlineData("mean(c) < mean(a) | mean(a) > 2 * mean(b) > mean(c)", "mean(c) < mean(a) | mean(a) > 2 * mean(b) & 2 * mean(b) > mean(c)")]
    [InlineData("(mean(a) < mean(b)) < mean(c)", "(mean(a) < mean(b)) & mean(b) < mean(c)")]
    [InlineData(
        "mean(a) // the first\n < mean(b) // the second\n < /* the third */ mean(c)",
        "mean(a) // the first\n < mean(b) // the second\n & mean(b) < /* the third */ mean(c)")]
    public Task Chain_IsReportedAndJoined(string chain, string joined) =>
        FixVerifier.VerifyReportedAsync<ChainedComparisonFix>(
            new ExperimentAnalyzer([new ChainedComparisonRule()]), Source(chain), Source(joined));

    [Fact]
    public async Task Location_IsTheWholeChain()
    {
        var source = Source("mean(c) < mean(a) & mean(a) < mean(b) < mean(c)");
        var found = Assert.Single(
            await Verifier.ReportAsync(Sources.Compile(source), new ExperimentAnalyzer([new ChainedComparisonRule()])));
        Assert.Equal("mean(a) < mean(b) < mean(c)", source.Substring(found.Location.SourceSpan.Start, found.Location.SourceSpan.Length));
        Assert.Equal(
            "'mean(a) < mean(b) < mean(c)' chains comparisons, but C# compares only two values. " +
            "Join two comparisons: mean(a) < mean(b) & mean(b) < mean(c)",
            found.GetMessage(null));
    }

    [Theory]
    [InlineData("mean(a) < mean(b) & mean(b) < mean(c)")]
    [InlineData("mean(a) < missing(b)")]
    [InlineData("mean(a) < (1 < 2 ? mean(b) : mean(c))")]
    public async Task OtherFormula_IsNotReported(string formula) =>
        Assert.Empty(await Verifier.ReportAsync(Sources.Compile(Source(formula)), new ExperimentAnalyzer([new ChainedComparisonRule()])));

    private static string Source(string formula) =>
        $"using SplNet; public class Subject {{ public Experiment Of() => new Experiment((a, b, c, mean) => {formula}); }}";
}
