namespace SplNet.Statistics;

/// <summary>A truth value of Kleene's three-valued logic.</summary>
public enum Truth
{
    /// <summary>Does not hold.</summary>
    False,

    /// <summary>The measurement decides neither way.</summary>
    Unknown,

    /// <summary>Holds.</summary>
    True,
}
