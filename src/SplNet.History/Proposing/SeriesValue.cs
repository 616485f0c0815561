namespace SplNet.History.Proposing;

/// <summary>The value of a session for one series.</summary>
/// <param name="Series">The series.</param>
/// <param name="LogMean">The mean of the natural logarithms of the session's runs; finite. Sessions are compared by ratios, so the unit of
/// the values does not matter.</param>
/// <param name="LogMedian">Their median; finite. It represents the session if single runs distort the mean
/// (<see cref="PulledMeans"/>).</param>
internal readonly record struct SeriesValue(string Series, double LogMean, double LogMedian)
{
    /// <summary>Creates the value of a session with only a known mean.</summary>
    /// <param name="series">The series.</param>
    /// <param name="logMean">The mean of the logarithms.</param>
    public SeriesValue(string series, double logMean)
        : this(series, logMean, logMean)
    {
    }
}
