
using SplNet.Quantities;

namespace SplNet.Tests.Reports;

/// <summary>Values as people read them.</summary>
public class QuantityTests
{
    [Theory]
    [InlineData(0, MetricUnit.Nanoseconds, "0 ns")]
    [InlineData(0.1234, MetricUnit.Nanoseconds, "0.123 ns")]
    [InlineData(12.34, MetricUnit.Nanoseconds, "12.3 ns")]
    [InlineData(999.4, MetricUnit.Nanoseconds, "999 ns")]
    [InlineData(1000, MetricUnit.Nanoseconds, "1 µs")]
    [InlineData(1_840_000, MetricUnit.Nanoseconds, "1.84 ms")]
    [InlineData(90e9, MetricUnit.Nanoseconds, "90 s")]
    [InlineData(-1e-13, MetricUnit.Bytes, "0 B")]
    [InlineData(-0.0, MetricUnit.Nanoseconds, "0 ns")]
    [InlineData(-1_500, MetricUnit.Nanoseconds, "-1.5 µs")]
    [InlineData(1e13, MetricUnit.Nanoseconds, "10000 s")]
    [InlineData(16, MetricUnit.Bytes, "16 B")]
    [InlineData(1536, MetricUnit.Bytes, "1.5 KB")]
    [InlineData(3 * 1024 * 1024, MetricUnit.Bytes, "3 MB")]
    [InlineData(2.0 * 1024 * 1024 * 1024, MetricUnit.Bytes, "2 GB")]
    [InlineData(0, MetricUnit.Count, "0 times")]
    [InlineData(1.5, MetricUnit.Count, "1.5 times")]
    [InlineData(0.0042, MetricUnit.Count, "4.2 times per 1000 operations")]
    [InlineData(1e-7, MetricUnit.Count, "0.1 times per million operations")]
    [InlineData(double.NaN, MetricUnit.Bytes, "NaN")]
    [InlineData(double.PositiveInfinity, MetricUnit.Nanoseconds, "∞ s")]
    [InlineData(-7e269, MetricUnit.Nanoseconds, "-∞ s")]
    public void Value_HasThreeDigitsAndItsUnit_InEveryCulture(double value, MetricUnit unit, string text)
    {
        using var culture = new Culture("de-DE");
        Assert.Equal(text, Quantity.Format(value, unit));
    }

    [Theory]
    [InlineData(0.05, "5 %")]
    [InlineData(0.0000000123, "0.00000123 %")]
    [InlineData(0.0123, "1.23 %")]
    [InlineData(1.5, "150 %")]
    public void Fraction_IsShownInPercent(double fraction, string text) => Assert.Equal(text, Quantity.Percent(fraction));

    // Two runs at a level of a millionth.
    [Fact]
    public void IntervalWithoutBound_IsShort() => Assert.Equal("1.06 [0 .. ∞]", Quantity.WithInterval(1.06, 1.6e-270, 6.9e269));
}
