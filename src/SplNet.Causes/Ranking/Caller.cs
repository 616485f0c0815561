namespace SplNet.Causes.Ranking;

/// <summary>A caller of a method, with its calls per operation.</summary>
/// <param name="Method">The caller.</param>
/// <param name="Before">Calls on the older side.</param>
/// <param name="After">Calls on the newer side.</param>
internal readonly record struct Caller(string Method, double Before, double After)
{
    /// <summary>How many more.</summary>
    public double Growth => After - Before;

    /// <summary>The part of the growth that goes through other libraries, which decide what they call.</summary>
    public double GrowthThroughOthers { get; init; }
}
