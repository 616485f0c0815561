using SplNet.Views.Drawing;

namespace SplNet.Views.Tests;

public class KernelDensityTests
{
    [Fact]
    public void TwoGroups_HaveTwoModes()
    {
        double[] values = [.. Enumerable.Range(0, 200).Select(static at => (at % 2 * 100) + (at * 7 % 10))];
        var modes = KernelDensity.Modes(KernelDensity.Of(values, -50, 160, 211)).ToArray();
        Assert.Equal(2, modes.Length);
        Assert.InRange(modes[0] - 50, 0, 9);
        Assert.InRange(modes[1] - 50, 95, 114);
    }

    [Fact]
    public void Density_AddsUpToOne()
    {
        double[] values = [.. Enumerable.Range(0, 50).Select(static at => at * 0.1)];
        Assert.Equal(1, KernelDensity.Of(values, -20, 25, 4501).Sum() * 0.01, 3);
    }

    [Fact]
    public void EqualValues_HaveNoDensity() => Assert.Empty(KernelDensity.Of([5, 5, 5], 0, 10, 11));
}
