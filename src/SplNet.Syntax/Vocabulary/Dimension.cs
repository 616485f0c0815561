namespace SplNet.Syntax;

/// <summary>What a value measures.</summary>
internal enum Dimension
{
    /// <summary>Not known, after another problem; fits everything.</summary>
    Unknown,
    Number,
    Count,
    Time,
    Memory,

    /// <summary>Operations per time.</summary>
    Rate,
}
