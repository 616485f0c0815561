using FsCheck.Fluent;

namespace SplNet.Statistics.Tests;

/// <summary>Adjusted p-values against R.</summary>
public sealed class MultipleTestsTests
{
    private static readonly double[] PValues = [0.01, 0.04, 0.03, 0.005, 0.2, 0.03];

    // R: p.adjust(c(.01, .04, .03, .005, .2, .03), "holm")
    [Fact]
    public void Holm_AgreesWithR() => AssertEqual([0.05, 0.12, 0.12, 0.03, 0.2, 0.12], MultipleTests.Holm(PValues));

    // R: p.adjust(c(.01, .04, .03, .005, .2, .03), "BH")
    [Fact]
    public void BenjaminiHochberg_AgreesWithR() =>
        AssertEqual([0.03, 0.048, 0.045, 0.03, 0.2, 0.045], MultipleTests.BenjaminiHochberg(PValues));

    [Fact]
    public void AnyFamily_IsAdjustedUpwardInOrder() =>
        Prop.ForAll(Gen.Choose(0, 1000).Select(static value => value / 1000.0).ArrayOf().ToArbitrary(), static values =>
        {
            var (holm, hochberg) = (MultipleTests.Holm(values), MultipleTests.BenjaminiHochberg(values));
            for (var i = 0; i < values.Length; i++)
            {
                Assert.InRange(hochberg[i], values[i], holm[i] + 1e-12);
                Assert.InRange(holm[i], values[i], Math.Min(1, values[i] * values.Length) + 1e-12);
                for (var j = 0; j < values.Length; j++)
                    Assert.False(values[i] < values[j] && (holm[i] > holm[j] || hochberg[i] > hochberg[j]));
            }
        }).Holds();

    [Theory]
    [InlineData(-0.1)]
    [InlineData(1.1)]
    [InlineData(double.NaN)]
    public void ValueOutsideTheRange_IsRefused(double value) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => MultipleTests.Holm([0.5, value]));

    private static void AssertEqual(double[] expected, double[] actual)
    {
        Assert.Equal(expected.Length, actual.Length);
        for (var index = 0; index < expected.Length; index++)
            Close.Relative(expected[index], actual[index], 1e-12);
    }
}
