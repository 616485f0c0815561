namespace SplNet.Syntax;

/// <summary>The dimension of a value.</summary>
internal enum Dimension
{
    /// <summary>Unknown after another problem; matches every dimension.</summary>
    Unknown,
    Number,
    Count,
    Time,
    Memory,

    /// <summary>Operations per time.</summary>
    Rate,
}
