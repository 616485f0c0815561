namespace SplNet.History.Proposing;

/// <summary>What a session says of one series.</summary>
/// <param name="Series">The series.</param>
/// <param name="LogMean">The mean of the natural logarithms of what the runs of the session told; finite. Sessions are compared by ratios, so the unit of the values does not matter.</param>
/// <param name="LogMedian">Their median; finite. It stands for the session where single runs pull the mean away from it (<see cref="PulledMeans"/>).</param>
internal readonly record struct SeriesValue(string Series, double LogMean, double LogMedian)
{
    /// <summary>The value of a session of which only the mean is known.</summary>
    /// <param name="series">The series.</param>
    /// <param name="logMean">The mean of the logarithms.</param>
    public SeriesValue(string series, double logMean)
        : this(series, logMean, logMean)
    {
    }
}
