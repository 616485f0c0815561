using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

/// <summary>SPL2035: of sources that do not compile, but for a fifth operand.</summary>
public class FormulaShapeTests
{
    [Theory]
    [InlineData(
        "(a, b, c, d, e, mean) => mean(a) < mean(e)", "(a, b, c, d, e, mean)", "this lambda has 5 and 1.",
        "Write several experiments, or use text, new Experiment(\"…\"), which takes any number.")]
    [InlineData(
        "(a, b, c, d, e, f, mean) => mean(a) < mean(f)", "(a, b, c, d, e, f, mean)", "this lambda has 6 and 1.",
        "Write several experiments")]
    [InlineData(
        "(a, mean, median, min) => mean(a) < median(a) & min(a) < mean(a)", "(a, mean, median, min)", "this lambda has 1 and 3.",
        "Write several experiments")]
    [InlineData(
        "(a, b, mean, median, avg) => mean(a) < median(b) & avg(a) < mean(a)", "(a, b, mean, median, avg)", "this lambda has 2 and 3.",
        "Write several experiments")]
    [InlineData("(a, b) => a < b", "(a, b)", "this lambda has 2 and 0.", "Name the estimator after the operands: " +
        "(a, b, mean) => mean(a) < mean(b).")]
    [InlineData("a => a < a", "a", "this lambda has 1 and 0.", "Name the estimator")]
    [InlineData("mean => mean(5)", "mean", "this lambda has 0 and 1.", "Name the operands before the estimators")]
    public async Task LambdaOfTheWrongShape_IsReported(string lambda, string place, string numbers, string advice)
    {
        var source = Source(lambda);
        var found = Assert.Single(
            await Verifier.ReportAsync(Sources.Compile(source), new ExperimentAnalyzer([new FormulaShapeRule(), new EstimatorNameRule()])));
        Assert.Equal("SPL2035", found.Id);
        Assert.Equal(place, source.Substring(found.Location.SourceSpan.Start, found.Location.SourceSpan.Length));
        Assert.Contains(numbers, found.GetMessage(null), StringComparison.Ordinal);
        Assert.Contains(advice, found.GetMessage(null), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("(a, b, mean) => mean(a) < mean(b)")]
    [InlineData("(a, b, c, d, mean, median) => mean(a) < median(b) & mean(c) < mean(d)")]
    [InlineData("(a, b, mean) => mean(a) < unknown(b)")]
    [InlineData("(a, b, avg) => avg(a).Nothing()")]
    [InlineData("(a, b, ")]
    [InlineData("Formula")]
    public async Task OtherLambda_IsNotReported(string lambda) =>
        Assert.Empty(await Verifier.ReportAsync(Sources.Compile(Source(lambda)), new ExperimentAnalyzer([new FormulaShapeRule()])));

    private static string Source(string lambda) =>
        $"using SplNet; public class Subject {{ public Experiment Of() => new Experiment({lambda}); }}";
}
