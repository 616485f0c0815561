using System.Globalization;
using System.Reflection;
using SplNet.Tool.Generating.CSharp;

namespace SplNet.Tool.Tests.Generating;

/// <summary>Values of rows as formulas write them.</summary>
public class FormulaValueTests
{
    [Theory]
    [InlineData(0.1f)]
    [InlineData(1e-7f)]
    [InlineData(1.5f)]
    public void FloatForADouble_KeepsItsValue(float value)
    {
        var text = FormulaValue.Of(new CustomAttributeTypedArgument(typeof(float), value), typeof(double));

        Assert.Equal(value, double.Parse(text!, CultureInfo.InvariantCulture));
    }

    [Theory]
    [InlineData(0.1f, typeof(float), "0.1")]
    [InlineData(1.5f, typeof(double), "1.5")]
    [InlineData(0.1, typeof(double), "0.1")]
    [InlineData(5, typeof(double), "5")]
    [InlineData(double.NaN, typeof(double), null)]
    public void Number_IsAsShortAsItsValueAllows(object value, Type parameter, string? expected) =>
        Assert.Equal(expected, FormulaValue.Of(new CustomAttributeTypedArgument(value.GetType(), value), parameter));
}
