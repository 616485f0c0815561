using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>The value of a session for a series.</summary>
/// <param name="Series">The id of the series.</param>
/// <param name="Session">The id of the session.</param>
/// <param name="Values">The moments of the runs' values.</param>
/// <param name="Logarithms">The moments of their natural logarithms; null if a value is not positive.</param>
/// <param name="LogMedian">The median of these logarithms; for runs of several experiments, the mean of their medians.</param>
/// <param name="Body">The key of the tests' own code that was measured with it; empty if unknown.</param>
internal readonly record struct Point(long Series, long Session, Moments Values, Moments? Logarithms, double? LogMedian, string Body);
