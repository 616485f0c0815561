using FsCheck.Fluent;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Tests.Proposing;

/// <summary>Reference, score and sum of one series.</summary>
public sealed class SeriesReferenceTests
{
    // python3 -c "import statistics as s, math; y=[1.0,1.2,0.9,1.1]; m=s.mean(y); d=s.stdev(y); t=(1.6-m)/(d*math.sqrt(1+1/4)); v=3; print(m, d, t, math.sqrt(v*math.log(1+t*t/v))*(8*v+1)/(8*v+3))"
    [Fact]
    public void StatisticAndScore_AgreeWithTheFormulas()
    {
        var reference = Of(1.0, 1.2, 0.9, 1.1);
        Assert.Equal(1.05, reference.Mean, 12);
        Assert.Equal(0.1290994448735805, reference.Spread, 12);
        var statistic = reference.Statistic(1.6);
        Assert.Equal(3.81051177665153, statistic, 10);
        Assert.Equal(Python, reference.Score(statistic), 10);
        Assert.Equal(-Python, reference.Score(-statistic), 10);
    }

    private const double Python = 2.130473341428952;

    [Fact]
    public void MomentsOneByOne_AreThoseOfAll() => Prop.ForAll(Gen.Choose(-500, 500).Select(static value => value / 100.0).ArrayOf(12).ToArbitrary(), static values =>
    {
        var (mean, variance) = Moments.Of(values);
        var reference = Of(values);
        Assert.Equal(mean, reference.Mean, 9);
        Assert.Equal(Math.Max(1e-6, Math.Sqrt(variance)), reference.Spread, 9);
    }).Holds();

    [Fact]
    public void EqualValues_HaveASpreadAllTheSame() => Assert.Equal(1e-6, Of(2, 2, 2).Spread);

    [Fact]
    public void Score_IsNearlyNormal()
    {
        // The tail of t at 1 % is that of the normal distribution at about 1 %, from two degrees of freedom on.
        for (var count = 3; count < 40; count++)
        {
            var reference = Of([.. Enumerable.Range(0, count).Select(static value => (double)value)]);
            var score = reference.Score(StudentDistribution.UpperQuantile(0.01, reference.Freedom));
            Assert.Equal(NormalDistribution.UpperQuantile(0.01), score, 0.06);
        }
    }

    [Fact]
    public void Sum_GrowsAboveTheAllowanceAndForgetsBelow()
    {
        var sum = new CumulativeSum(new ProposalOptions());
        sum.Add(0.4, 1);
        Assert.Equal((0, -1), (sum.Value, sum.Onset));
        sum.Add(1.5, 2);
        sum.Add(10, 3); // counts as 3
        Assert.Equal((3.5, 2), (sum.Value, sum.Onset));
        sum.Add(-9, 4);
        Assert.Equal((0, -1), (sum.Value, sum.Onset));
    }

    [Fact]
    public void Sum_IsNeverNegative() => Prop.ForAll(Gen.Choose(-400, 400).Select(static value => value / 100.0).ArrayOf(40).ToArbitrary(), static scores =>
    {
        var sum = new CumulativeSum(new ProposalOptions());
        foreach (var (session, score) in scores.Index())
        {
            sum.Add(score, session);
            Assert.True(sum.Value >= 0);
            Assert.Equal(sum.Value == 0, sum.Onset < 0);
        }
    }).Holds();

    [Theory]
    [InlineData(new double[] { 3 }, 3)]
    [InlineData(new double[] { 3, 1, 2 }, 2)]
    [InlineData(new double[] { 4, 1, 2, 3 }, 2.5)]
    public void Median_IsInTheMiddle(double[] residuals, double expected) => Assert.Equal(expected, SessionMedian.Of(residuals));

    private static SeriesReference Of(params double[] values)
    {
        var reference = new SeriesReference();
        foreach (var value in values)
            reference.Add(value);
        return reference;
    }
}
