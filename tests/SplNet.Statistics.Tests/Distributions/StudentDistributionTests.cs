namespace SplNet.Statistics.Tests;

/// <summary>Student's t against R 4.2.2.</summary>
public sealed class StudentDistributionTests
{
    // R: qt(tail, freedom, lower.tail = FALSE)
    [Theory]
    [InlineData(0.49990000000000001, 0.69999999999999996, 0.00033940151421539555)]
    [InlineData(0.49990000000000001, 1, 0.00031415927569453578)]
    [InlineData(0.49990000000000001, 2, 0.00028284271813144228)]
    [InlineData(0.49990000000000001, 3, 0.0002720699091105723)]
    [InlineData(0.49990000000000001, 4, 0.00026666667061729334)]
    [InlineData(0.49990000000000001, 7.2999999999999998, 0.00025936867024039503)]
    [InlineData(0.49990000000000001, 19, 0.00025398128178126338)]
    [InlineData(0.49990000000000001, 100, 0.00025129026070821298)]
    [InlineData(0.49990000000000001, 1000000, 0.00025066289275372681)]
    [InlineData(0.29999999999999999, 0.69999999999999996, 0.83544115570694544)]
    [InlineData(0.29999999999999999, 1, 0.72654252800536101)]
    [InlineData(0.29999999999999999, 2, 0.61721339984836765)]
    [InlineData(0.29999999999999999, 3, 0.58438972743981865)]
    [InlineData(0.29999999999999999, 4, 0.56864906304970553)]
    [InlineData(0.29999999999999999, 7.2999999999999998, 0.54806289794217755)]
    [InlineData(0.29999999999999999, 19, 0.53331388164220495)]
    [InlineData(0.29999999999999999, 100, 0.5260762706003459)]
    [InlineData(0.29999999999999999, 1000000, 0.52440067986020866)]
    [InlineData(0.10000000000000001, 0.69999999999999996, 5.0099479596464818)]
    [InlineData(0.10000000000000001, 1, 3.077683537175254)]
    [InlineData(0.10000000000000001, 2, 1.8856180831641265)]
    [InlineData(0.10000000000000001, 3, 1.6377443536962089)]
    [InlineData(0.10000000000000001, 4, 1.5332062740589427)]
    [InlineData(0.10000000000000001, 7.2999999999999998, 1.4089223177480417)]
    [InlineData(0.10000000000000001, 19, 1.3277282090267983)]
    [InlineData(0.10000000000000001, 100, 1.2900747613465124)]
    [InlineData(0.10000000000000001, 1000000, 1.2815524121299389)]
    [InlineData(0.050000000000000003, 0.69999999999999996, 13.58712134751076)]
    [InlineData(0.050000000000000003, 1, 6.3137515146750438)]
    [InlineData(0.050000000000000003, 2, 2.919985580353726)]
    [InlineData(0.050000000000000003, 3, 2.3533634348018255)]
    [InlineData(0.050000000000000003, 4, 2.1318467863266499)]
    [InlineData(0.050000000000000003, 7.2999999999999998, 1.8829300179564303)]
    [InlineData(0.050000000000000003, 19, 1.7291328115213693)]
    [InlineData(0.050000000000000003, 100, 1.6602343260853236)]
    [InlineData(0.050000000000000003, 1000000, 1.6448551507220404)]
    [InlineData(0.01, 0.69999999999999996, 135.57150574188154)]
    [InlineData(0.01, 1, 31.820515953773956)]
    [InlineData(0.01, 2, 6.9645567342832733)]
    [InlineData(0.01, 3, 4.5407028585681335)]
    [InlineData(0.01, 4, 3.7469473879791964)]
    [InlineData(0.01, 7.2999999999999998, 2.9639404475838962)]
    [InlineData(0.01, 19, 2.539483190623963)]
    [InlineData(0.01, 100, 2.3642173662384818)]
    [InlineData(0.01, 1000000, 2.3263516031208047)]
    [InlineData(0.001, 0.69999999999999996, 3637.0146301057775)]
    [InlineData(0.001, 1, 318.30883898555044)]
    [InlineData(0.001, 2, 22.327124770119873)]
    [InlineData(0.001, 3, 10.214531852407385)]
    [InlineData(0.001, 4, 7.1731822197823094)]
    [InlineData(0.001, 7.2999999999999998, 4.6888659935383741)]
    [InlineData(0.001, 19, 3.5794001489547149)]
    [InlineData(0.001, 100, 3.1737394937387826)]
    [InlineData(0.001, 1000000, 3.0902404563165193)]
    [InlineData(1.0000000000000001e-05, 0.69999999999999996, 2617507.3653956037)]
    [InlineData(1.0000000000000001e-05, 1, 31830.988607907086)]
    [InlineData(1.0000000000000001e-05, 2, 223.60344363403718)]
    [InlineData(1.0000000000000001e-05, 3, 47.92772837593391)]
    [InlineData(1.0000000000000001e-05, 4, 23.332182700829286)]
    [InlineData(1.0000000000000001e-05, 7.2999999999999998, 9.6879988052007402)]
    [InlineData(1.0000000000000001e-05, 19, 5.6267662327240453)]
    [InlineData(1.0000000000000001e-05, 100, 4.4784269029927355)]
    [InlineData(1.0000000000000001e-05, 1000000, 4.2649112540696601)]
    [InlineData(1e-10, 1, 3183098861.8379064)]
    [InlineData(1e-10, 2, 70710.678108048145)]
    [InlineData(1e-10, 3, 2225.7692846830946)]
    [InlineData(1e-10, 4, 416.17514032960423)]
    [InlineData(1e-10, 7.2999999999999998, 48.427203034637948)]
    [InlineData(1e-10, 19, 12.185020116364001)]
    [InlineData(1e-10, 100, 7.0833754814007222)]
    [InlineData(1e-10, 1000000, 6.3614068488767419)]
    public void UpperQuantile_AgreesWithR(double tail, double freedom, double expected) =>
        Close.Relative(expected, StudentDistribution.UpperQuantile(tail, freedom), 1e-10);

    // R: pt(t, freedom)
    [Theory]
    [InlineData(-30, 1, 0.010606402405535424)]
    [InlineData(-30, 2.5, 0.00014553235457869776)]
    [InlineData(-30, 4, 3.6764280488306617e-06)]
    [InlineData(-30, 30, 3.1258958153044494e-24)]
    [InlineData(-30, 10000, 1.0221635237128654e-189)]
    [InlineData(-5, 1, 0.06283295818900117)]
    [InlineData(-5, 2.5, 0.011725594985430922)]
    [InlineData(-5, 4, 0.003745216940637263)]
    [InlineData(-5, 30, 1.1648342733503893e-05)]
    [InlineData(-5, 10000, 2.9151633068313211e-07)]
    [InlineData(-1.2, 1, 0.22114206162369543)]
    [InlineData(-1.2, 2.5, 0.16571941883293856)]
    [InlineData(-1.2, 4, 0.14817569665617669)]
    [InlineData(-1.2, 30, 0.11976517544483126)]
    [InlineData(-1.2, 10000, 0.11508388425844962)]
    [InlineData(-0.01, 1, 0.49681700723509176)]
    [InlineData(-0.01, 2.5, 0.49638199717895415)]
    [InlineData(-0.01, 4, 0.4962500781229493)]
    [InlineData(-0.01, 30, 0.49604374628658887)]
    [InlineData(-0.01, 10000, 0.49601074342467788)]
    [InlineData(0.69999999999999996, 1, 0.69440011221421472)]
    [InlineData(0.69999999999999996, 2.5, 0.72829752840522599)]
    [InlineData(0.69999999999999996, 4, 0.73874991720327476)]
    [InlineData(0.69999999999999996, 30, 0.75533977825016418)]
    [InlineData(0.69999999999999996, 10000, 0.7580282059099418)]
    [InlineData(3, 1, 0.89758361765043326)]
    [InlineData(3, 2.5, 0.963711952225484)]
    [InlineData(3, 4, 0.9800290159641406)]
    [InlineData(3, 30, 0.99730501796717408)]
    [InlineData(3, 10000, 0.99864677590500117)]
    [InlineData(8, 1, 0.96041657583943452)]
    [InlineData(8, 2.5, 0.99617167793447825)]
    [InlineData(8, 4, 0.99933805154539135)]
    [InlineData(8, 30, 0.99999999686708874)]
    [InlineData(8, 10000, 0.99999999999999933)]
    public void LowerTail_AgreesWithR(double t, double freedom, double expected) =>
        Close.Relative(expected, StudentDistribution.LowerTail(t, freedom), 1e-10);

    [Fact]
    public void QuantileAndTail_AreInverse()
    {
        for (var freedom = 1; freedom <= 40; freedom++)
        {
            for (var tail = 1e-6; tail < 0.5; tail *= 1.7)
                Close.Relative(tail, StudentDistribution.LowerTail(-StudentDistribution.UpperQuantile(tail, freedom), freedom), 1e-11);
        }
    }

    // scipy 1.10: t.isf(tail, freedom), where t.sf gives the tail back
    [Theory]
    [InlineData(1e-300, 19, 23653407899779750)]
    [InlineData(1e-300, 100, 9682.734287069552)]
    public void ExtremeQuantile_HasItsTail(double tail, double freedom, double expected) =>
        Close.Relative(expected, StudentDistribution.UpperQuantile(tail, freedom), 1e-8);

    [Theory]
    [InlineData(0.1)]
    [InlineData(0.5)]
    [InlineData(1.5)]
    [InlineData(3)]
    [InlineData(9)]
    [InlineData(29.5)]
    public void SmallestTails_HaveAGrowingQuantile(double freedom)
    {
        var previous = 0.0;
        foreach (var tail in new[] { 0.4, 0.01, 1e-10, 1e-50, 1e-100, 1e-200, 1e-300 })
        {
            var quantile = StudentDistribution.UpperQuantile(tail, freedom);
            Assert.True(quantile > previous || double.IsPositiveInfinity(quantile), $"{quantile:R} at {tail}");
            if (quantile < 1e150)
                Close.Relative(tail, StudentDistribution.LowerTail(-quantile, freedom), 1e-9);
            previous = quantile;
        }
    }

    // scipy 1.10: t.cdf(t, freedom); beyond 1e12 the normal distribution to all digits
    [Theory]
    [InlineData(-2, 1e9, 0.022750132083156665)]
    [InlineData(-5, 1e9, 2.866516201975811e-07)]
    [InlineData(-20, 1e12, 2.753624229301223e-89)]
    [InlineData(-2, 1e15, 0.022750131948179195)]
    [InlineData(1, 1e100, 0.84134474606854293)]
    public void ManyDegreesOfFreedom_AreNearlyNormal(double t, double freedom, double expected)
    {
        Close.Relative(expected, StudentDistribution.LowerTail(t, freedom), 1e-9);
        Close.Relative(Math.Abs(t), Math.Abs(StudentDistribution.UpperQuantile(expected, freedom)), 1e-9);
    }

    [Fact]
    public void TailAboveHalf_MirrorsTheLowerSide() =>
        Assert.Equal(-StudentDistribution.UpperQuantile(0.25, 6), StudentDistribution.UpperQuantile(0.75, 6));

    [Fact]
    public void EdgesOfTheRange_AreInfiniteOrRefused()
    {
        Assert.Equal(double.PositiveInfinity, StudentDistribution.UpperQuantile(0, 5));
        Assert.Equal(0, StudentDistribution.UpperQuantile(0.5, 5));
        Assert.Equal(0, StudentDistribution.LowerTail(double.NegativeInfinity, 5));
        Assert.Throws<ArgumentOutOfRangeException>(() => StudentDistribution.UpperQuantile(1.5, 5));
        Assert.Throws<ArgumentOutOfRangeException>(() => StudentDistribution.UpperQuantile(double.NaN, 5));
        Assert.Throws<ArgumentOutOfRangeException>(() => StudentDistribution.LowerTail(1, 0));
    }
}
