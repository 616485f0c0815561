namespace SplNet.Syntax;

/// <summary>
/// Parses formulas by recursive descent with one token of lookahead, in time linear in the text. It never throws, whatever the text:
/// it reports problems as diagnostics and continues after them.
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
    private int _problems;
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

    /// <summary>Reads one formula, with or without a name and options.</summary>
    /// <param name="text">The text.</param>
    /// <param name="aliases">Names that are declared elsewhere.</param>
    public static ParsedText<RequirementSyntax> ParseFormula(string text, IEnumerable<string>? aliases = null)
    {
        var parser = new Parser(text ?? throw new ArgumentNullException(nameof(text)), isFile: false);
        if (aliases is not null)
            parser._declared = new HashSet<string>(aliases, StringComparer.Ordinal);
        return new ParsedText<RequirementSyntax>(text, parser.ParseRequirement(), parser._diagnostics);
    }

    /// <summary>Reads a file: declarations, then requirements.</summary>
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

    /// <summary>Gets the span from a place to the end of the last token.</summary>
    private TextSpan SpanFrom(int start) => TextSpan.Between(start, _position == 0 ? start : _tokens[_position - 1].End);

    private bool Enter()
    {
        if (++_depth <= DeepestNesting)
            return true;
        Stop(FormulaRules.NestedTooDeeply, Current.Span, DeepestNesting);
        return false;
    }

    private void Leave() => _depth--;

    private void Report(FormulaRule rule, TextSpan span, string? replacement, params object[] parts)
    {
        if (!_stopped && _problems++ < FormulaDiagnostic.Most)
            _diagnostics.Add(FormulaDiagnostic.Of(rule, span, replacement, parts));
    }

    /// <summary>
    /// Reports that something is missing or wrong at the current token. Later problems at the same token are not reported.
    /// </summary>
    private void ReportHere(FormulaRule rule, params object[] parts)
    {
        if (IsNewProblem())
            Report(rule, Current.StartsLine || At(TokenKind.End) ? AfterLast() : Current.Span, null, parts);
    }

    private bool IsNewProblem()
    {
        var isNew = _lastError != Current.Start;
        _lastError = Current.Start;
        return isNew;
    }

    /// <summary>Reports the last problem and does not read the rest.</summary>
    private void Stop(FormulaRule rule, TextSpan span, params object[] parts)
    {
        Report(rule, span, null, parts);
        _stopped = true;
        _position = _end;
    }

    private TextSpan AfterLast() => new(_position == 0 ? Current.Start : _tokens[_position - 1].End, 0);

    private string Found() => At(TokenKind.End)
        ? " before the end"
        : Current.StartsLine && _position > 0 ? " before the end of the line" : $" before '{Excerpt.Of(_text, Current.Span)}'";

    private bool AtConnective => Current.Kind is TokenKind.And or TokenKind.Or or TokenKind.Implies;

    private void Close(Token open, TokenKind kind)
    {
        if (Take(kind))
            return;
        var (opening, closing) = kind switch
        {
            TokenKind.CloseBracket => ('[', ']'),
            TokenKind.CloseBrace => ('{', '}'),
            TokenKind.Greater => ('<', '>'),
            _ => ('(', ')'),
        };
        if (IsNewProblem())
            Report(FormulaRules.ClosingExpected, open.Span, null, opening, closing, Found());
        while (!At(kind) && !AtStatementEnd)
        {
            if (AtConnective || AtRelation || At(TokenKind.With))
                return;
            Advance();
        }

        if (!AtStatementEnd)
            Take(kind);
    }

    /// <summary>Reads the text after a complete formula only to find problems, up to a token that may follow.</summary>
    private void SkipToStatementEnd(TokenKind allowed = TokenKind.End)
    {
        while (!AtStatementEnd && !At(allowed))
        {
            ReportHere(FormulaRules.TextAfterFormula, Excerpt.Of(_text, Current.Span));
            while (!AtStatementEnd && !AtConnective && !At(allowed))
                Advance();
            if (AtConnective && !AtStatementEnd)
            {
                Advance();
                AsFormula(ParseImplication());
            }
        }
    }
}
