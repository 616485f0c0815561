using SplNet.Statistics;

namespace SplNet.History.Proposing;

/// <summary>
/// The sessions with which the next one is compared: mean and spread of their values, updated one by one (Welford 1962), so that a session costs the same however long the history is.
/// </summary>
internal sealed class SeriesReference
{
    // A spread of 0 would make a proposal of every digit: the spread that is believed is a millionth.
    private const double SmallestSpread = 1e-6;

    private double _squares;

    /// <summary>How many sessions there are.</summary>
    public int Count { get; private set; }

    /// <summary>The mean of their log means.</summary>
    public double Mean { get; private set; }

    /// <summary>The degrees of freedom of the spread.</summary>
    public int Freedom => Count - 1;

    /// <summary>The standard deviation between sessions, of logarithms; NaN below two sessions.</summary>
    public double Spread => Count < 2 ? double.NaN : Math.Max(Math.Sqrt(_squares / Freedom), SmallestSpread);

    /// <summary>Takes a session in.</summary>
    /// <param name="value">Its log mean.</param>
    public void Add(double value)
    {
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
    public double Statistic(double value) => (value - Mean) / (Spread * Math.Sqrt(1 + (1.0 / Count)));

    /// <summary>The same as a standard normal value (Wallace 1959), so that scores of short and long references may be added.</summary>
    /// <param name="statistic">A value of <see cref="Statistic"/>.</param>
    public double Score(double statistic) => StudentDistribution.AsNormal(statistic, Freedom);
}
