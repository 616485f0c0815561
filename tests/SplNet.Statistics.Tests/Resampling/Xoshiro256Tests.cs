namespace SplNet.Statistics.Tests;

/// <summary>The generator behind resampling.</summary>
public sealed class Xoshiro256Tests
{
    [Fact]
    public void Indices_AreUniform()
    {
        var random = new Xoshiro256(1);
        var counts = new int[7];
        for (var draw = 0; draw < 70_000; draw++)
            counts[random.NextIndex(7)]++;

        // χ² with 6 degrees of freedom: 22.46 is the 99.9 % quantile. R: qchisq(.999, 6)
        Assert.True(counts.Sum(static count => (count - 10_000.0) * (count - 10_000.0) / 10_000) < 22.46);
    }

    [Fact]
    public void NormalNumbers_HaveTheirMoments()
    {
        var random = new Xoshiro256(2);
        var values = new double[100_000];
        for (var index = 0; index < values.Length; index++)
            values[index] = random.NextNormal();

        var (mean, variance) = Moments.Of(values);
        Close.Absolute(0, mean, 0.015);
        Close.Absolute(1, variance, 0.02);
        Close.Absolute(0.025, values.Count(static value => value > 1.959964) / 100_000.0, 0.002);
    }

    [Fact]
    public void DifferentSeeds_GiveDifferentSequences() => Assert.NotEqual(new Xoshiro256(1).Next(), new Xoshiro256(2).Next());
}
