namespace SplNet.History.Proposing;

/// <summary>What a session says of one series.</summary>
/// <param name="Series">The series.</param>
/// <param name="LogMean">The mean of the natural logarithms of what the runs of the session told; finite. Sessions are compared by ratios, so the unit of the values does not matter.</param>
internal readonly record struct SeriesValue(string Series, double LogMean);
