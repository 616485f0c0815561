using SplNet.Statements.Experiments;

namespace SplNet.Tests.Evaluation;

/// <summary>The text of a formula's lambda.</summary>
public class FormulaTextTests
{
    [Theory]
    [InlineData("(a, b, mean) => mean(a) < mean(b)", "mean(a) < mean(b)")]
    [InlineData("static (a, b, mean)\n        => mean(a)\n           < mean(b)", "mean(a) < mean(b)")]
    [InlineData("(a, mean) => mean(a, x => 2 * x) < 1.Seconds()", "mean(a, x => 2 * x) < 1.Seconds()")]
    [InlineData("Function(a, b, mean) mean(a) < mean(b)", "mean(a) < mean(b)")]
    [InlineData("Function (a, mean)\n    mean(a) < 1.Seconds()", "mean(a) < 1.Seconds()")]
    [InlineData("FunctionOfThis", "FunctionOfThis")]
    [InlineData("Requirement", "Requirement")]
    public void Parameters_AreOmitted(string lambda, string text) => Assert.Equal(text, FormulaText.WithoutParameters(lambda));
}
