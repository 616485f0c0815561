namespace SplNet.Statistics.Tests;

/// <summary>Kernel density against R, and the flag for several modes.</summary>
public sealed class DensityTests
{
    // R: bw.nrd0(x); k <- function(z) mean(dnorm((z - x) / bw.nrd0(x))) / bw.nrd0(x)
    [Theory]
    [InlineData(12, 0.7833931934205064)]
    [InlineData(13.3, 0.0056660101121966382)]
    [InlineData(15.2, 0.14793287306268937)]
    public void Density_AgreesWithR(double x, double expected)
    {
        var density = KernelDensity.Of(Series.X);

        Close.Relative(0.22473160390831137, density.Bandwidth);
        Close.Relative(expected, density.At(x));
    }

    [Fact]
    public void Grid_IntegratesToOne()
    {
        var grid = KernelDensity.Of(Series.X).Grid();

        Close.Absolute(1, grid.Sum(static point => point.Density) * (grid[1].X - grid[0].X), 0.005);
    }

    [Fact]
    public void EqualValues_HaveABandwidth() => Assert.True(KernelDensity.Of([5, 5, 5]).Bandwidth > 0);

    [Fact]
    public void TwoGroups_AreTwoModesWithTheirShares()
    {
        double[] values = [.. Make.Random(1, 1, 60, 100).Pooled(), .. Make.Random(2, 1, 20, 130).Pooled()];

        var modality = Modality.Of(values);

        Assert.True(modality.IsMultimodal);
        Close.Absolute(100, modality.Modes[0].Position, 2);
        Close.Absolute(130, modality.Modes[1].Position, 3);
        Close.Absolute(0.75, modality.Modes[0].Share, 0.02);
    }

    [Fact]
    public void LoneOutlier_IsNotAMode() => Assert.False(Modality.Of([.. Make.Random(1, 1, 60).Pooled(), 200]).IsMultimodal);

    // One group is flagged in few of 500 samples of 30 values.
    [Fact]
    public void OneGroup_IsRarelyFlagged() =>
        Assert.InRange(Enumerable.Range(0, 500).Count(static seed => Modality.Of(Make.Random(seed, 1, 30).Pooled()).IsMultimodal), 0, 50);

    [Fact]
    public void TooLittle_IsRefused()
    {
        Assert.Throws<ArgumentException>(() => KernelDensity.Of([1]));
        Assert.Throws<ArgumentException>(() => Modality.Of([1, double.NaN]));
        Assert.Throws<ArgumentOutOfRangeException>(() => KernelDensity.Of([1, 2], bandwidth: 0));
    }
}
