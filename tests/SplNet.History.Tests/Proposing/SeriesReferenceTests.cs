using FsCheck.Fluent;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Tests.Proposing;

/// <summary>Reference, score and sum of one series.</summary>
public sealed class SeriesReferenceTests
{
    // python3 -c "import statistics as s, math; y=[1.0,1.2,0.9,1.1]; m=s.mean(y); d=s.stdev(y); t=(1.6-m)/(d*math.sqrt(1+1/4)); v=3;
    // print(m, d, t, math.sqrt(v*math.log(1+t*t/v))*(8*v+1)/(8*v+3))"
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
    public void MomentsAddedOneByOne_MatchTheWhole() =>
        Prop.ForAll(Gen.Choose(-500, 500).Select(static value => value / 100.0).ArrayOf(10).ToArbitrary(), static values =>
        {
            var (mean, variance) = Moments.Of(values);
            var reference = Of(values);
            Assert.Equal(mean, reference.Mean, 9);
            Assert.Equal(Math.Max(1e-6, Math.Sqrt(variance)), reference.Spread, 9);
        }).Holds();

    // With its full weight the spread would be 25 times as large.
    [Fact]
    public void Outlier_WidensTheSpreadLittle()
    {
        double[] usual = [.. Enumerable.Range(0, 20).Select(static session => Math.Sin(session * 2.4))];
        var (before, after) = (Of(usual), Of([.. usual, 100]));
        Assert.InRange(after.Spread / before.Spread, 1.2, 1.5);
        Assert.Equal(before.Mean + (4 * before.Spread * Math.Sqrt(1 + (1.0 / 20)) / 21), after.Mean, 10);
        Assert.Equal(-after.Mean, Of([.. usual.Select(static value => -value), -100]).Mean, 10);
    }

    // What stays is what the series takes now.
    [Fact]
    public void NewLevel_IsLearnt()
    {
        double[] usual = [.. Enumerable.Range(0, 20).Select(static session => Math.Sin(session * 2.4))];
        Assert.InRange(Of([.. usual, .. Enumerable.Repeat(20.0, 20)]).Mean, 7, 10);
    }

    [Fact]
    public void EqualValues_StillHaveASpread() => Assert.Equal(1e-6, Of(2, 2, 2).Spread);

    // python3 -c "import math; y=[3,4,4,5,5,6,5,4,4,3,2,2]; n=len(y); m=sum(y)/n; r=sum((a-m)*(b-m) for a,b in zip(y,y[1:]))/sum((a-m)**2
    // for a in y); c=r-1/math.sqrt(n); print(r, math.sqrt((1+c)/(1-c)))"
    [Fact]
    public void VarianceRatioOfDependentSessions_AgreesWithTheFormula() =>
        Assert.Equal((1 + Correlation) / (1 - Correlation), Of(3, 4, 4, 5, 5, 6, 5, 4, 4, 3, 2, 2).VarianceRatio, 10);

    // As far as it is more than one standard error above 0.
    private static readonly double Correlation = 0.6596880131362891 - (1 / Math.Sqrt(12));

    // Neither few sessions nor chance nor values in turn make sums larger.
    [Theory]
    [InlineData(new double[] { 3, 4, 4, 5, 5, 6, 5, 4, 4 })]
    [InlineData(new double[] { 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3 })]
    [InlineData(new double[] { 1, 5, 2, 4, 1, 5, 2, 5, 1, 4, 2, 5 })]
    public void OtherSessions_HaveNoVarianceRatio(double[] values) => Assert.Equal(1, Of(values).VarianceRatio);

    [Fact]
    public void VarianceRatio_DependsOnNeitherLevelNorUnit()
    {
        double[] values = [3, 4, 4, 5, 5, 6, 5, 4, 4, 3, 2, 2];
        Assert.Equal(Of(values).VarianceRatio, Of([.. values.Select(static value => 1e6 + (value / 1000))]).VarianceRatio, 6);
    }

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
        var sum = new CumulativeSum(SumOptions.Short, 3);
        sum.Add(0.4, 1);
        Assert.Equal((0, -1), (sum.Value, sum.Onset));
        sum.Add(1.5, 2);
        sum.Add(10, 3); // counts as 3
        Assert.Equal((3.5, 2), (sum.Value, sum.Onset));
        sum.Add(-9, 4);
        Assert.Equal((0, -1), (sum.Value, sum.Onset));
    }

    [Fact]
    public void Sum_IsNeverNegative() =>
        Prop.ForAll(Gen.Choose(-400, 400).Select(static value => value / 100.0).ArrayOf(40).ToArbitrary(), static scores =>
        {
            var sum = new CumulativeSum(SumOptions.Short, 3);
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
