namespace SplNet.Syntax;

/// <summary>
/// Reads formulas by recursive descent, one token ahead, in time linear in the text. It never throws, whatever the text:
/// problems become diagnostics, and reading goes on behind them.
/// </summary>
internal sealed partial class Parser
{
    /// <summary>The longest text that is read, in characters.</summary>
    public const int LongestText = 1_000_000;

    /// <summary>The deepest nesting of parentheses, negations and quantifiers.</summary>
    public const int DeepestNesting = 100;

    private readonly string _text;
    private readonly bool _isFile;
    private readonly List<FormulaDiagnostic> _diagnostics = [];
    private readonly Token[] _tokens;

    // The index of the last token. The array may be longer.
    private readonly int _end;
    private HashSet<string>? _declared;
    private int _position;
    private int _depth;
    private int _lastError = -1;
    private bool _stopped;

    private Parser(string text, bool isFile)
    {
        _text = text.Length <= LongestText ? text : string.Empty;
        _isFile = isFile;
        (_tokens, var count) = Lexer.Read(_text, _diagnostics);
        _end = count - 1;
        if (text.Length > LongestText)
            Stop(FormulaRules.TextTooLong, new TextSpan(0, 0), text.Length, LongestText);
    }

    /// <summary>Reads a text that is one formula, with or without a name and options.</summary>
    /// <param name="text">The text.</param>
    /// <param name="aliases">Names that are declared elsewhere.</param>
    public static ParsedText<RequirementSyntax> ParseFormula(string text, IEnumerable<string>? aliases = null)
    {
        var parser = new Parser(text ?? throw new ArgumentNullException(nameof(text)), isFile: false);
        if (aliases is not null)
            parser._declared = new HashSet<string>(aliases, StringComparer.Ordinal);
        return new ParsedText<RequirementSyntax>(text, parser.ParseRequirement(), parser._diagnostics);
    }

    /// <summary>Reads a text that is a file: declarations, then requirements.</summary>
    /// <param name="text">The text.</param>
    public static ParsedText<FileSyntax> ParseFile(string text)
    {
        var parser = new Parser(text ?? throw new ArgumentNullException(nameof(text)), isFile: true);
        return new ParsedText<FileSyntax>(text, parser.ParseStatements(), parser._diagnostics);
    }

    private Token Current => _tokens[_position];

    private bool AtStatementEnd => Current.Kind == TokenKind.End || (_isFile && Current.StartsLine);

    private Token Peek(int distance) => _tokens[Math.Min(_position + distance, _end)];

    private bool At(TokenKind kind) => _tokens[_position].Kind == kind;

    private bool AtOnSameLine(TokenKind kind) => At(kind) && !Current.StartsLine;

    private Token Advance()
    {
        var token = _tokens[_position];
        if (token.Kind != TokenKind.End)
            _position++;
        return token;
    }

    private bool Take(TokenKind kind)
    {
        if (!At(kind))
            return false;
        Advance();
        return true;
    }

    private bool IsDeclared(string name) => _declared is not null && _declared.Contains(name);

    private string TextOf(Token token) => _text.Substring(token.Start, token.Length);

    private bool Is(Token token, string word) =>
        token.Kind == TokenKind.Name && token.Length == word.Length && string.CompareOrdinal(_text, token.Start, word, 0, word.Length) == 0;

    /// <summary>From a place to the end of the last token.</summary>
    private TextSpan SpanFrom(int start) => TextSpan.Between(start, _position == 0 ? start : _tokens[_position - 1].End);

    private bool Enter()
    {
        if (++_depth <= DeepestNesting)
            return true;
        Stop(FormulaRules.NestedTooDeeply, Current.Span, DeepestNesting);
        return false;
    }

    private void Leave() => _depth--;
}
