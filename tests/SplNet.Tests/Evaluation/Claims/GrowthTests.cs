using SplNet.Evaluation;
using SplNet.Evaluation.Claims;

namespace SplNet.Tests.Evaluation.Claims;

/// <summary>Claims of complexity, on written readings.</summary>
public class GrowthTests
{
    private static readonly int[] Sizes = [10, 100, 1000];
    private static readonly OneLineClaim Stated = new(typeof(GrowthTests).Assembly, ExperimentOptions.Default with { Seed = 1 }, 1);

    [Theory]
    [InlineData("1", 1)]
    [InlineData("n", 10)]
    [InlineData("n^2", 100)]
    [InlineData("n²", 100)]
    [InlineData("n^1.5", 31.6228)]
    [InlineData("sqrt n", 3.1623)]
    [InlineData("sqrt(n)", 3.1623)]
    [InlineData("log n", 2)]
    [InlineData("n log n", 20)]
    [InlineData("n * log(n)", 20)]
    [InlineData("n^2 log n log n", 400)]
    public void Complexity_GrowsFromTenToAHundred(string text, double growth) =>
        Assert.Equal(growth, Complexity.Parse(text).Growth(10, 100), 4);

    [Theory]
    [InlineData("m")]
    [InlineData("log")]
    [InlineData("n^")]
    [InlineData("n^-1")]
    [InlineData("2^n")]
    [InlineData("n + 1")]
    public void OtherTexts_AreRefused(string text) =>
        Assert.Contains("n log n", Assert.Throws<ArgumentException>(() => Complexity.Parse(text)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData("n", 1, Verdict.Pass)]
    [InlineData("n", 1.3, Verdict.Fail)]
    [InlineData("n log n", 1, Verdict.Pass)]
    [InlineData("n log n", 2, Verdict.Fail)]
    [InlineData("n^2", 2, Verdict.Pass)]
    [InlineData("1", 0, Verdict.Pass)]
    [InlineData("log n", 1, Verdict.Fail)]
    public void Growth_IsComparedWithTheComplexity(string complexity, double power, Verdict verdict)
    {
        var result = Evaluate(complexity, size => Math.Pow(size, power));
        Assert.True(result.Verdict == verdict, $"{verdict} was expected.{Environment.NewLine}{result}");
    }

    // What else a formula would bind has no place in the claim.
    [Fact]
    public void GeneratorWithMoreThanTheSize_IsRefused()
    {
        var code = Operand.Of(from size in Gen.Of(10, 100) from seed in Gen.Of(1, 2) select size * seed, static value => value);
        var refused = Assert.Throws<ArgumentException>(() => Stated.Growth(new ClaimedOperand(code, "Sort", "code"), "n", Sizes, 0.1));
        Assert.StartsWith(
            "The size alone does not say what is measured: its generator takes 2 parameters, and the formula binds 10. " +
            "Give a generator that takes one",
            refused.Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Break_IsReportedWithItsSizes()
    {
        var result = Evaluate("n", static size => size <= 100 ? size : 3 * size);
        Assert.Equal(Verdict.Fail, result.Verdict);
        Assert.Equal(
            "mean(Sort(100)) <= mean(Sort(10)) * 11 && mean(Sort(1000)) <= mean(Sort(100)) * 11 && mean(Sort(1000)) " +
            "<= mean(Sort(10)) * 110",
            result.Formula);
        var breaks = result.Notes.Where(static note => note.Contains("breaks", StringComparison.Ordinal)).ToList();
        Assert.Equal(2, breaks.Count);
        Assert.Contains("'n' breaks between n = 100 and n = 1000: the mean time grows 30", breaks[0], StringComparison.Ordinal);
        Assert.EndsWith("times, but it allows only 10 times, with the tolerance 11 times.", breaks[0], StringComparison.Ordinal);
        Assert.Contains("between n = 10 and n = 1000", breaks[1], StringComparison.Ordinal);
    }

    [Fact]
    public void SmallExcesses_AreDetectedTogether()
    {
        var result = Evaluate("n", static size => size * Math.Pow(1.08, Math.Log10(size)));
        Assert.Equal(Verdict.Fail, result.Verdict);
        Assert.Contains(
            "between n = 10 and n = 1000",
            Assert.Single(result.Notes, static note => note.Contains("breaks", StringComparison.Ordinal)),
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("n", 10)]
    [InlineData("n", 10, 10)]
    [InlineData("n", 100, 10)]
    [InlineData("n", 0, 10)]
    [InlineData("log n", 1, 10)]
    public void SizesWithoutGrowth_AreRefused(string complexity, params int[] sizes) =>
        Assert.Throws<ArgumentException>(() => Stated.Growth(Code, complexity, sizes, 0.1));

    [Theory]
    [InlineData(-0.1)]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void ToleranceOutsideZeroToOne_IsRefused(double tolerance) =>
        Assert.Equal("tolerance", Assert.Throws<ArgumentOutOfRangeException>(() => Stated.Growth(Code, "n", Sizes, tolerance)).ParamName);

    [Theory]
    [InlineData("n^999", 0.1)]
    [InlineData("n", 1e308)]
    public void OverflowingGrowth_IsRefused(string complexity, double tolerance)
    {
        var refused = Assert.Throws<ArgumentException>(() => Stated.Growth(Code, complexity, Sizes, tolerance));
        Assert.Equal("complexity", refused.ParamName);
        Assert.StartsWith($"From n = 10 to n = 100 '{complexity}' with the tolerance", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void InvalidComplexity_NamesItsParameter() =>
        Assert.Equal("complexity", Assert.Throws<ArgumentException>(() => Stated.Growth(Code, "m", Sizes, 0.1)).ParamName);

    [Fact]
    public void Growth_IsMeasuredInRealProcesses()
    {
        var result = Spl.Growth(n => Steps(n), "n", [1_000, 100_000], tolerance: 1, options: Watched.Quickest);
        Assert.Equal("mean(Steps(100000)) <= mean(Steps(1000)) * 200", result.Formula);
        var failure = Assert.Throws<ExperimentFailedException>(
            static () => Spl.Growth(n => Steps(n), "1", [1_000, 100_000], options: Watched.Quickest));
        Assert.Contains("'1' breaks between n = 1000 and n = 100000", failure.Message, StringComparison.Ordinal);
    }

    private static ClaimedOperand Code => new(Operand.Of(static (int size) => size, Steps), "n => Sort(n)", "code");

    private static int Steps(int number)
    {
        var state = 1;
        for (var step = 0; step < number; step++)
            state = (state * 31) ^ step;
        return state;
    }

    private static ExperimentResult Evaluate(string complexity, Func<int, double> time)
    {
        var runs = new RecordedRuns([.. Sizes.Select(size => ($"Sort({size})", 100 * time(size)))]);
        return new ExperimentRun(Stated.Growth(Code, complexity, Sizes, 0.1), isolate: false, context: null, runs).Evaluate();
    }
}
