using SplNet.Statistics;

namespace SplNet.History.Proposing;

/// <summary>
/// The sessions that the next one is compared with: mean, spread and correlation of their values, updated one by
/// one (Welford 1962), so that a session costs the same however long the history is.
/// </summary>
internal sealed class SeriesReference
{
    // A spread of 0 would propose a change for every digit, so the smallest accepted spread is a millionth.
    private const double SmallestSpread = 1e-6;

    // The number of standard errors above 0 from which on the correlation is credible; the standard error for n
    // sessions is n to the power -1/2.
    private const double BelievedCorrelation = 1;
    private const int FewestOfCorrelation = 10;
    private const double LargestCorrelation = 0.9;

    // From this number of sessions on, outliers are limited to this many standard deviations. One disturbed value at
    // ten standard deviations would make the spread too large for hundreds of sessions.
    private const int FewestOfOutliers = 5;
    private const double FurthestOut = 4;

    private double _squares;

    // Distances from the first value, which preserves digits: the last one, their sum, and the sum of the products of neighbours.
    private (double First, double Last, double Sum, double Products) _distances;

    /// <summary>Gets the number of sessions.</summary>
    public int Count { get; private set; }

    /// <summary>Gets the mean of their log means.</summary>
    public double Mean { get; private set; }

    /// <summary>Gets the degrees of freedom of the spread.</summary>
    public int Freedom => Count - 1;

    /// <summary>Gets the standard deviation between sessions, of logarithms; NaN below two sessions.</summary>
    public double Spread => Count < 2 ? double.NaN : Math.Max(Math.Sqrt(_squares / Freedom), SmallestSpread);

    /// <summary>
    /// Gets the ratio of the variance of a long sum of these values to the variance for independent ones: (1 + r) /
    /// (1 - r) for the correlation r of each session with the next (an autoregression of order 1), as far as it is
    /// credible; 1 without correlation.
    /// </summary>
    public double VarianceRatio
    {
        get
        {
            if (Count < FewestOfCorrelation || _squares == 0)
                return 1;
            var mean = _distances.Sum / Count;
            var products = _distances.Products - (mean * ((2 * _distances.Sum) - _distances.Last)) + ((Count - 1) * mean * mean);
            var correlation = Math.Clamp((products / _squares) - (BelievedCorrelation / Math.Sqrt(Count)), 0, LargestCorrelation);
            return (1 + correlation) / (1 - correlation);
        }
    }

    /// <summary>Adds a session.</summary>
    /// <param name="value">Its log mean.</param>
    public void Add(double value)
    {
        value = WithoutItsExcess(value);
        if (Count == 0)
            _distances = (value, 0, 0, 0);
        var distance = value - _distances.First;
        _distances = (_distances.First, distance, _distances.Sum + distance, _distances.Products + (distance * _distances.Last));
        Count++;
        var before = value - Mean;
        Mean += before / Count;
        _squares += before * (value - Mean);
    }

    /// <summary>
    /// Computes the distance of a further session from these, in standard errors of a prediction: t = (y − ȳ) / (s·√(1 + 1/n)), which
    /// follows Student's t with n − 1 degrees of freedom if nothing changed and sessions are independent and near normal.
    /// </summary>
    /// <param name="value">The log mean of the further session.</param>
    public double Statistic(double value) => (value - Mean) / PredictionError;

    /// <summary>Converts it to a standard normal value (Wallace 1959), so that scores of short and long references may be added.</summary>
    /// <param name="statistic">A value of <see cref="Statistic"/>.</param>
    public double Score(double statistic) => StudentDistribution.AsNormal(statistic, Freedom);

    private double PredictionError => Spread * Math.Sqrt(1 + (1.0 / Count));

    private double WithoutItsExcess(double value)
    {
        if (Count < FewestOfOutliers || Math.Abs(Score(Statistic(value))) <= FurthestOut)
            return value;
        return Mean + (Math.CopySign(FurthestOut, value - Mean) * PredictionError);
    }
}
