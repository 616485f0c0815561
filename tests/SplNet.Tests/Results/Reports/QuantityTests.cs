using SplNet.Values;

namespace SplNet.Tests.Results.Reports;

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
    [InlineData(double.NaN, MetricUnit.Bytes, "unknown")]
    [InlineData(999.6, MetricUnit.Nanoseconds, "1 µs")]
    [InlineData(1023.9, MetricUnit.Bytes, "1 KB")]
    [InlineData(1, MetricUnit.Count, "1 time")]
    [InlineData(1_234_567, MetricUnit.Count, "1.23 million times")]
    [InlineData(123_456, MetricUnit.Count, "123500 times")]
    [InlineData(12_345_678e9, MetricUnit.Nanoseconds, "12350000 s")]
    [InlineData(double.PositiveInfinity, MetricUnit.Nanoseconds, "∞ s")]
    [InlineData(-7e269, MetricUnit.Nanoseconds, "-∞ s")]
    public void Value_HasThreeDigitsAndItsUnitInEveryCulture(double value, MetricUnit unit, string text)
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
    public void UnboundedInterval_IsShort() => Assert.Equal("1.06 [0 .. ∞]", Quantity.WithInterval(1.06, 1.6e-270, 6.9e269));

    [Theory]
    [InlineData(0, "0 s")]
    [InlineData(0.0000005, "500 ns")]
    [InlineData(0.03, "30 ms")]
    [InlineData(0.0996, "0.1 s")]
    [InlineData(0.5, "0.5 s")]
    [InlineData(9.96, "10 s")]
    [InlineData(42.4, "42 s")]
    [InlineData(120, "2 min")]
    [InlineData(200, "3 min 20 s")]
    [InlineData(3600, "1 h")]
    [InlineData(3960, "1 h 6 min")]
    public void Duration_HasANaturalUnit(double seconds, string text)
    {
        using var culture = new Culture("de-DE");
        Assert.Equal(text, Durations.Text(TimeSpan.FromSeconds(seconds)));
    }

    // Without an exponent, without a sign of nothing, with four significant digits at most; exact counts of instructions keep theirs.
    [Fact]
    public void EveryNumber_IsReadable()
    {
        var random = new Random(27);
        for (var round = 0; round < 20_000; round++)
        {
            var value = Math.Pow(10, (random.NextDouble() * 22) - 11) * (random.Next(4) == 0 ? -1 : 1);
            var texts = Enum.GetValues<MetricUnit>().Where(static unit => unit != MetricUnit.Instructions)
                .Select(unit => Quantity.Format(value, unit))
                .Append(Quantity.Percent(value))
                .Append(Durations.Text(TimeSpan.FromSeconds(Math.Min(1e6, Math.Abs(value) / 1000))))
                .Append(Quantity.Significant(value));
            foreach (var text in texts)
            {
                var number = text.Split(' ')[0];
                Assert.Matches(@"^(-?(0|[1-9]\d*)(\.\d*[1-9])?|-?∞)$", number);
                Assert.NotEqual("-0", number);
                Assert.InRange(number.Replace(".", string.Empty, StringComparison.Ordinal).Trim('-').Trim('0').Length, 0, 4);
            }
        }
    }

    [Theory]
    [InlineData(0, "0 runs")]
    [InlineData(1, "1 run")]
    [InlineData(2, "2 runs")]
    public void Plural_FollowsTheNumber(int count, string text) => Assert.Equal(text, Plural.Of(count, "run"));

    [Theory]
    [InlineData(1, 1, "1 call")]
    [InlineData(2, 2, "2 calls")]
    [InlineData(1, 5, "1 to 5 calls")]
    public void RangeWithEqualEnds_IsOneNumber(int fewest, int most, string text) => Assert.Equal(text, Plural.Range(fewest, most, "call"));
}
