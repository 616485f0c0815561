namespace SplNet.Statistics;

/// <summary>A value that a rule finds suspect. It is reported and never removed.</summary>
/// <param name="Index">Its position among the given values.</param>
/// <param name="Value">The value.</param>
internal sealed record Outlier(int Index, double Value);
