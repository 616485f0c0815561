namespace Sut;

public enum TokenKind
{
    Name,
    Keyword,
    Number,
    Symbol,
    End,
}

/// <summary>A token and where it stands.</summary>
public readonly record struct Token(TokenKind Kind, int Start, int Length)
{
    public int End => Start + Length;

    public bool IsAdjacentTo(Token next) => End == next.Start;

    public string TextIn(string source) => source.Substring(Start, Length);
}

/// <summary>The words that are no names.</summary>
public sealed class KeywordTable
{
    private readonly string[][] _byLength;

    public KeywordTable(params string[] keywords)
    {
        _byLength = new string[keywords.Max(static keyword => keyword.Length) + 1][];
        for (var length = 0; length < _byLength.Length; length++)
            _byLength[length] = [.. keywords.Where(keyword => keyword.Length == length)];
    }

    public static KeywordTable Sql { get; } = new(
        "select", "from", "where", "and", "or", "not", "order", "by", "group", "having", "join", "on", "as");

    /// <summary>Whether a word is one of the keywords, in whichever case.</summary>
    public bool Find(ReadOnlySpan<char> word)
    {
        if (word.Length >= _byLength.Length)
            return false;
        foreach (var keyword in _byLength[word.Length])
        {
            if (word.Equals(keyword, StringComparison.OrdinalIgnoreCase))
                return true;
        }

        return false;
    }

    /// <summary>Whether a word that may have space around it is one of the keywords.</summary>
    public bool Find(string word)
    {
        var folded = word.Trim().ToLowerInvariant();
        return folded.Length < _byLength.Length && Array.IndexOf(_byLength[folded.Length], folded) >= 0;
    }
}

/// <summary>Divides a query into tokens.</summary>
public sealed class Tokenizer(string source, KeywordTable keywords)
{
    private int _position;

    public List<Token> ReadAll()
    {
        var tokens = new List<Token>(source.Length / 4 + 1);
        while (true)
        {
            var token = Next();
            tokens.Add(token);
            if (token.Kind == TokenKind.End)
                return tokens;
        }
    }

    public Token Next()
    {
        SkipSpace();
        if (_position == source.Length)
            return new Token(TokenKind.End, _position, 0);
        var first = source[_position];
        if (char.IsAsciiLetter(first) || first == '_')
            return ReadWord();
        return char.IsAsciiDigit(first) ? ReadNumber() : ReadSymbol();
    }

    private void SkipSpace()
    {
        while (_position < source.Length && char.IsWhiteSpace(source[_position]))
            _position++;
    }

    private Token ReadWord()
    {
        var start = _position;
        while (_position < source.Length && IsPartOfWord(source[_position]))
            _position++;
        var word = source[start.._position];
        return new Token(keywords.Find(word) ? TokenKind.Keyword : TokenKind.Name, start, word.Length);
    }

    private Token ReadNumber()
    {
        var start = _position;
        while (_position < source.Length && IsPartOfNumber(source[_position]))
            _position++;
        return new Token(TokenKind.Number, start, _position - start);
    }

    private Token ReadSymbol()
    {
        var isPair = _position + 1 < source.Length && source[_position] is '<' or '>' or '!' && source[_position + 1] == '=';
        var token = new Token(TokenKind.Symbol, _position, isPair ? 2 : 1);
        _position = token.End;
        return token;
    }

    private static bool IsPartOfNumber(char character) => char.IsAsciiDigit(character) || character == '.';

    private static bool IsPartOfWord(char character) => char.IsAsciiLetterOrDigit(character) || character == '_';
}
