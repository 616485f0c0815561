using SplNet.Statistics;

namespace SplNet.History.Proposing;

/// <summary>
/// The sessions with which the next one is compared: mean, spread and correlation of their values, updated one by one (Welford 1962), so that a session costs the same however long the history is.
/// </summary>
internal sealed class SeriesReference
{
    // A spread of 0 would make a proposal of every digit: the spread that is believed is a millionth.
    private const double SmallestSpread = 1e-6;

    // By how many standard errors the correlation must be above 0 before it is believed: of so many sessions, their number to the power -1/2.
    private const double BelievedCorrelation = 1;
    private const int FewestOfCorrelation = 10;
    private const double LargestCorrelation = 0.9;

    // From so many sessions on a value is taken in as one that lies no further out than this, in standard deviations: of one that some disturbance has moved by ten, the spread would be too large for hundreds of sessions.
    private const int FewestOfOutliers = 5;
    private const double FurthestOut = 4;

    private double _squares;

    // Of the distances from the first value, which keeps digits: the last one, their sum, and the sum of the products of neighbours.
    private (double First, double Last, double Sum, double Products) _distances;

    /// <summary>How many sessions there are.</summary>
    public int Count { get; private set; }

    /// <summary>The mean of their log means.</summary>
    public double Mean { get; private set; }

    /// <summary>The degrees of freedom of the spread.</summary>
    public int Freedom => Count - 1;

    /// <summary>The standard deviation between sessions, of logarithms; NaN below two sessions.</summary>
    public double Spread => Count < 2 ? double.NaN : Math.Max(Math.Sqrt(_squares / Freedom), SmallestSpread);

    /// <summary>
    /// How many times as large the variance of a long sum of these values is as that of independent ones: (1 + r) / (1 - r) for the correlation r of each session with the next (an autoregression of order 1), as far as it is believed; 1 where there is none.
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

    /// <summary>Takes a session in.</summary>
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
    /// How far a further session lies from these, in standard errors of a prediction: t = (y − ȳ) / (s·√(1 + 1/n)), which follows Student's t with n − 1 degrees of freedom where nothing changed
    /// and sessions are independent and near normal.
    /// </summary>
    /// <param name="value">The log mean of the further session.</param>
    public double Statistic(double value) => (value - Mean) / PredictionError;

    /// <summary>The same as a standard normal value (Wallace 1959), so that scores of short and long references may be added.</summary>
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
