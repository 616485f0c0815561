using SplNet.Experiments;

namespace SplNet.Tests.Experiments;

/// <summary>The text of a formula's lambda.</summary>
public class FormulaTextTests
{
    [Theory]
    [InlineData("(a, b, mean) => mean(a) < mean(b)", "mean(a) < mean(b)")]
    [InlineData("static (a, b, mean)\n        => mean(a)\n           < mean(b)", "mean(a) < mean(b)")]
    [InlineData("(a, mean) => mean(a, x => 2 * x) < 1.Seconds()", "mean(a, x => 2 * x) < 1.Seconds()")]
    [InlineData("Requirement", "Requirement")]
    public void Parameters_AreLeftOut(string lambda, string text) => Assert.Equal(text, FormulaText.WithoutParameters(lambda));
}
