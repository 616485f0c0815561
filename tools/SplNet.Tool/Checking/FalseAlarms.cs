using SplNet.Statistics;

namespace SplNet.Tool.Checking;

/// <summary>How often a method was found to be slower than itself.</summary>
/// <param name="Count">How often.</param>
/// <param name="Experiments">Of how many experiments.</param>
/// <param name="Alpha">The rate that was promised.</param>
internal sealed record FalseAlarms(int Count, int Experiments, double Alpha)
{
    /// <summary>A machine that keeps α exceeds the bound in no more than one of a hundred checks.</summary>
    public const double Doubt = 0.01;

    private const double LimitDoubt = 0.05;

    /// <summary>The largest number that is still compatible with α: the 99 % quantile of the binomial distribution.</summary>
    public int Bound =>
        Enumerable.Range(0, Experiments + 1).First(count => BinomialDistribution.LowerTail(count, Experiments, Alpha) >= 1 - Doubt);

    /// <summary>True if α is not kept here, beyond reasonable doubt.</summary>
    public bool ExceedBound => Count > Bound;

    /// <summary>The upper 95 % limit of the true rate (Clopper and Pearson 1934): so few experiments cannot show more.</summary>
    public double UpperLimit() => BinomialDistribution.UpperLimit(Count, Experiments, LimitDoubt);
}
