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

/// <summary>The symbols of the relations.</summary>
internal static class Relations
{
    public static string SymbolOf(ComparisonRelation relation) => relation switch
    {
        ComparisonRelation.Less => "<",
        ComparisonRelation.LessOrEqual => "<=",
        ComparisonRelation.Greater => ">",
        ComparisonRelation.GreaterOrEqual => ">=",
        ComparisonRelation.NotEqual => "!=",
        ComparisonRelation.Equivalent => "~",
        _ => "==",
    };
}
