namespace SplNet.Statistics;

/// <summary>The scale on which two sides are compared.</summary>
public enum ComparisonScale
{
    /// <summary>Logarithms: an effect is a ratio. For times, which are positive.</summary>
    Ratio,

    /// <summary>Differences: for values that may be zero or exact, such as allocated bytes.</summary>
    Difference,
}
