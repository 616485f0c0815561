namespace SplNet.Syntax;

/// <summary>Splits a text into tokens in one pass. Comments (<c>#</c>, <c>//</c>) and white space produce no tokens.</summary>
internal sealed partial class Lexer
{
    private readonly string _text;
    private readonly ICollection<FormulaDiagnostic> _diagnostics;
    private Token[] _tokens;
    private int _count;
    private int _position;
    private bool _startsLine = true;
    private int _problems;

    private Lexer(string text, ICollection<FormulaDiagnostic> diagnostics)
    {
        _text = text;
        _diagnostics = diagnostics;
        _tokens = new Token[(text.Length / 3) + 8];
    }

    /// <summary>Reads the tokens of a text; only the last one of the count is <see cref="TokenKind.End"/>.</summary>
    public static (Token[] Tokens, int Count) Read(string text, ICollection<FormulaDiagnostic> diagnostics)
    {
        var lexer = new Lexer(text, diagnostics);
        while (lexer._position < text.Length)
            lexer.ReadNext();
        lexer.Add(TokenKind.End, text.Length);
        return (lexer._tokens, lexer._count);
    }

    private char Next => _position + 1 < _text.Length ? _text[_position + 1] : '\0';

    private void ReadNext()
    {
        var character = _text[_position];
        if (character is '\n' or '\r')
        {
            _startsLine = true;
            _problems = 0;
            _position++;
        }
        else if (char.IsWhiteSpace(character) || (character == '\uFEFF' && _position == 0))
        {
            _position++;
        }
        else if (StartsComment(character))
        {
            while (_position < _text.Length && _text[_position] is not ('\n' or '\r'))
                _position++;
        }
        else if (character == Percentiles.Letter && !FollowsDot() && Percentiles.LengthWithPoint(_text, _position) is > 0 and var length)
        {
            ReadPercentile(length);
        }
        else if (Characters.StartsName(character))
        {
            ReadName();
        }
        else if (Characters.IsDigit(character) || (character == '.' && Characters.IsDigit(Next) && !FollowsOperand()))
        {
            ReadNumber();
        }
        else if (character is '\'' or '"')
        {
            ReadText(character);
        }
        else
        {
            ReadSymbol(character);
        }
    }

    private void ReadName()
    {
        var start = _position;
        while (_position < _text.Length && Characters.IsInName(_text[_position]))
            _position++;
        Add(Keywords.KindOf(_text, start, _position - start), start);
    }

    // p99.9(a) starts with one name; after any other name, a point and a digit are a problem.
    private void ReadPercentile(int length)
    {
        var start = _position;
        _position += length;
        Add(TokenKind.Name, start);
    }

    private void ReadText(char quote)
    {
        var start = _position++;
        while (_position < _text.Length && _text[_position] != quote && _text[_position] is not ('\n' or '\r'))
            _position += _text[_position] == '\\' && (Next == quote || Next == '\\') ? 2 : 1;
        if (_position < _text.Length && _text[_position] == quote)
            _position++;
        else
            Report(FormulaRules.UnclosedText, TextSpan.Between(start, _position), null, quote);
        Add(TokenKind.Text, start);
    }

    // A comment may not hide the member in the older spelling pkg.Type#method.
    private bool StartsComment(char character) =>
        (character == '/' && Next == '/') || (character == '#' && !(FollowsOperand() && Characters.StartsName(Next)));

    // True if the last token ends a name or a bracket right before this character.
    private bool FollowsOperand() =>
        _count > 0 && _tokens[_count - 1].End == _position
        && _tokens[_count - 1].Kind is TokenKind.Name or TokenKind.CloseParenthesis or TokenKind.CloseBracket;

    private bool FollowsDot() => _count > 0 && _tokens[_count - 1].Kind is TokenKind.Dot or TokenKind.Hash;

    // Every line with problems gets some reports, so that no faulty requirement looks correct.
    private void Report(FormulaRule rule, TextSpan span, string? replacement, params object[] parts)
    {
        if (_problems++ < FormulaDiagnostic.Most)
            _diagnostics.Add(FormulaDiagnostic.Of(rule, span, replacement, parts));
    }

    private void Add(TokenKind kind, int start)
    {
        if (_count == _tokens.Length)
            Array.Resize(ref _tokens, _count * 2);
        _tokens[_count++] = new Token(kind, _startsLine, start, _position - start);
        _startsLine = false;
    }
}
