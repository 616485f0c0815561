namespace SplNet.Tests.Operands.Formulas;

/// <summary>Numbers of formulas as people write them, whatever arithmetic has made of them.</summary>
public class ReadableNumberTests
{
    [Theory]
    [InlineData(0.0225e6, MetricUnit.Nanoseconds, "22.5 µs")]
    [InlineData(22_499.999999999996, MetricUnit.Nanoseconds, "22.5 µs")]
    [InlineData(0.00001, MetricUnit.Nanoseconds, "0.00001 ns")]
    [InlineData(3 * 1.1, MetricUnit.Count, "3.3")]
    [InlineData(1e16, MetricUnit.Count, "10000000000000000")]
    [InlineData(1536, MetricUnit.Bytes, "1.5 KB")]
    public void Limit_HasNoRoundingError(double value, MetricUnit unit, string text) =>
        Assert.Equal(text, SplNet.Operands.Formulas.LimitText.Of(value, unit));

    [Fact]
    public void Factor_HasNoRoundingError() =>
        Assert.Equal("mean(a) * 3.3 < mean(b)", Written((a, b, mean) => mean(a) * (3 * 1.1) < mean(b)));

    private static string Written(Func<FormulaOperand, FormulaOperand, Estimator, Formula> formula)
    {
        Estimator mean = static (operand, transform) =>
            new SplNet.Operands.Formulas.OperandEstimate(SplNet.Operands.Formulas.EstimatorKind.Find("mean")!, operand, transform);
        return formula(new FormulaOperand("a", []), new FormulaOperand("b", []), mean).ToString()!;
    }
}
