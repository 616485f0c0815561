namespace SplNet.Statistics;

/// <summary>Reduces the iterations of one run to one value.</summary>
/// <param name="iterations">The values of one run; the array belongs to the callee and may be reordered.</param>
/// <returns>The summary; NaN for an empty run.</returns>
public delegate double RunSummary(double[] iterations);
