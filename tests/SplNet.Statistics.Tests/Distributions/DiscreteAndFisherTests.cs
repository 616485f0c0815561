namespace SplNet.Statistics.Tests;

/// <summary>Binomial, Mann-Whitney and F distributions against R 4.2.2.</summary>
public sealed class DiscreteAndFisherTests
{
    // R: pbinom(k, n, p)
    [Theory]
    [InlineData(0, 20, 0.5, 9.5367431640624947e-07)]
    [InlineData(3, 20, 0.5, 0.0012884140014648451)]
    [InlineData(7, 20, 0.5, 0.13158798217773438)]
    [InlineData(0, 11, 0.3, 0.019773267429999988)]
    [InlineData(3, 11, 0.3, 0.56956233880000029)]
    [InlineData(7, 11, 0.3, 0.99570910600000007)]
    [InlineData(-1, 5, 0.5, 0)]
    [InlineData(5, 5, 0.5, 1)]
    public void Binomial_AgreesWithR(int successes, int trials, double probability, double expected) =>
        Close.Relative(expected, BinomialDistribution.LowerTail(successes, trials, probability), 1e-12);

    // R: pf(f, d1, d2, lower.tail = FALSE)
    [Theory]
    [InlineData(4.2, 3, 17, 0.02143785785239704)]
    [InlineData(0.3, 1, 5, 0.60743549407592434)]
    [InlineData(60, 5, 200, 5.7805839709632528e-38)]
    [InlineData(0, 3, 3, 1)]
    [InlineData(double.PositiveInfinity, 3, 3, 0)]
    public void Fisher_AgreesWithR(double f, double numerator, double denominator, double expected) =>
        Close.Relative(expected, FisherDistribution.UpperTail(f, numerator, denominator), 1e-10);

    // R: 1 - pwilcox(u - 1, n, m)
    [Theory]
    [InlineData(20, 5, 5, 0.075396825396825351)]
    [InlineData(300, 20, 20, 0.0030724778246178364)]
    [InlineData(70, 7, 12, 0.0085337778836230838)]
    [InlineData(0, 4, 4, 1)]
    [InlineData(17, 4, 4, 0)]
    public void RankSum_AgreesWithR(int u, int first, int second, double expected) =>
        Close.Relative(expected, RankSumDistribution.UpperTail(u, first, second), 1e-9);

    [Fact]
    public void RankSumOfLargestSizes_IsSymmetric()
    {
        const int size = RankSumDistribution.Largest;

        for (var u = 0; u <= size * size; u += 25)
            Close.Absolute(
                1, RankSumDistribution.UpperTail(u, size, size) + RankSumDistribution.UpperTail((size * size) - u + 1, size, size), 1e-12);
    }
}
