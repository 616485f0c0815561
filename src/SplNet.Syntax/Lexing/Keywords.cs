namespace SplNet.Syntax;

/// <summary>The words that join formulas.</summary>
internal static class Keywords
{
    public static readonly string[] All = ["and", "exists", "for", "forall", "implies", "in", "not", "or", "with"];

    public static TokenKind KindOf(string text, int start, int length)
    {
        return length switch
        {
            2 when Is("or") => TokenKind.Or,
            2 when Is("in") => TokenKind.In,
            3 when Is("and") => TokenKind.And,
            3 when Is("not") => TokenKind.Not,
            3 when Is("for") => TokenKind.ForAll,
            4 when Is("with") => TokenKind.With,
            6 when Is("forall") => TokenKind.ForAll,
            6 when Is("exists") => TokenKind.Exists,
            7 when Is("implies") => TokenKind.Implies,
            _ => TokenKind.Name,
        };

        bool Is(string word) => string.CompareOrdinal(text, start, word, 0, word.Length) == 0;
    }
}
