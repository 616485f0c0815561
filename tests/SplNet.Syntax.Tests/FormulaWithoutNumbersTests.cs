namespace SplNet.Syntax.Tests;

/// <summary>What a formula states whatever its numbers are.</summary>
public class FormulaWithoutNumbersTests
{
    [Theory]
    [InlineData("mean(sort2) < 10 ms", "mean(sort2) < #")]
    [InlineData("mean(sort2) < 900 µs", "mean(sort2) < #")]
    [InlineData("p99.9(a) < 1e-3 s", "p99.9(a) < #")]
    [InlineData("throughput(a) > 5 Kop/s", "throughput(a) > #")]
    [InlineData("allocated(a) <= 0 B", "allocated(a) <= #")]
    [InlineData("gen0(a) <= 2", "gen0(a) <= #")]
    [InlineData("mean(a) <= mean(b)", "mean(a) <= mean(b)")]
    [InlineData("mean(a) <= mean(b) * 1.05", "mean(a) <= mean(b)")]
    [InlineData("2 * mean(a) < mean(b) / 1.5 + 3 ms", "mean(a) < mean(b) + #")]
    [InlineData("a ~5% b", "a ~#% b")]
    [InlineData("mean(Map.Get(100)) < 1 s && mean(s) < mean(min)", "mean(Map.Get(#)) < # && mean(s) < mean(min)")]
    public void Formula_LosesItsNumbersTheirUnitsAndFactors(string formula, string expected) =>
        Assert.Equal(expected, FormulaWithoutNumbers.Of(formula));
}
