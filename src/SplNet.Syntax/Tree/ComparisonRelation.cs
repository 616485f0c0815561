namespace SplNet.Syntax;

/// <summary>The relations.</summary>
internal enum ComparisonRelation
{
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,

    /// <summary>Equivalent within a tolerance, <c>~5%</c>.</summary>
    Equivalent,
}
