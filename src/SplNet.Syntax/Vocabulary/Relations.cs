namespace SplNet.Syntax;

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
