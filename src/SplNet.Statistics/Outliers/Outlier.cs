namespace SplNet.Statistics;

/// <summary>A value that a rule finds suspect. It is reported; nothing removes it.</summary>
/// <param name="Index">Its position among the values that were given.</param>
/// <param name="Value">The value.</param>
internal sealed record Outlier(int Index, double Value);
