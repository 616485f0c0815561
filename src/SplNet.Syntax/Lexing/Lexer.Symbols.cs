namespace SplNet.Syntax;

/// <content>Symbols, including the symbols of older tools and of mathematics.</content>
internal sealed partial class Lexer
{
    private void ReadSymbol(char character)
    {
        switch (character)
        {
            case '(': Symbol(TokenKind.OpenParenthesis, 1); break;
            case ')': Symbol(TokenKind.CloseParenthesis, 1); break;
            case '[': Symbol(TokenKind.OpenBracket, 1); break;
            case ']': Symbol(TokenKind.CloseBracket, 1); break;
            case '{': Symbol(TokenKind.OpenBrace, 1); break;
            case '}': Symbol(TokenKind.CloseBrace, 1); break;
            case ',': Symbol(TokenKind.Comma, 1); break;
            case ':': Symbol(TokenKind.Colon, 1); break;
            case '?': Symbol(TokenKind.Question, 1); break;
            case '#': Symbol(TokenKind.Hash, 1); break;
            case '+': Symbol(TokenKind.Plus, 1); break;
            case '-': Symbol(TokenKind.Minus, 1); break;
            case '*': Symbol(TokenKind.Times, 1); break;
            case '/': Symbol(TokenKind.Divide, 1); break;
            case '%': Symbol(TokenKind.Percent, 1); break;
            case '~': Symbol(TokenKind.Tilde, 1); break;
            case '.': Symbol(Next == '.' ? TokenKind.Range : TokenKind.Dot, Next == '.' ? 2 : 1); break;
            case '<' when Next == '>' && !FollowsOperand(): Older(TokenKind.NotEqual, 2, "!="); break;
            case '<': Symbol(Next == '=' ? TokenKind.LessOrEqual : TokenKind.Less, Next == '=' ? 2 : 1); break;
            case '>': Symbol(Next == '=' ? TokenKind.GreaterOrEqual : TokenKind.Greater, Next == '=' ? 2 : 1); break;
            case '!': Symbol(Next == '=' ? TokenKind.NotEqual : TokenKind.Not, Next == '=' ? 2 : 1); break;
            case '&' when Next == '&': Symbol(TokenKind.And, 2); break;
            case '|' when Next == '|': Symbol(TokenKind.Or, 2); break;
            case '&': Older(TokenKind.And, 1, "&&"); break;
            case '|': Older(TokenKind.Or, 1, "||"); break;
            case '=': ReadEquals(); break;
            case '@': ReadRevision(); break;
            default: ReadForeign(character); break;
        }
    }

    private void ReadEquals()
    {
        if (Next == '>')
            Symbol(TokenKind.Implies, 2);
        else if (Next == '<')
            Older(TokenKind.LessOrEqual, 2, "<=");
        else if (Next != '=')
            Symbol(TokenKind.Assign, 1);
        else if (_position + 2 < _text.Length && _text[_position + 2] == '>')
            Older(TokenKind.Implies, 3, "=>");
        else
            Symbol(TokenKind.Equal, 2);
    }

    private void ReadForeign(char character)
    {
        switch (character)
        {
            case '≤': Older(TokenKind.LessOrEqual, 1, "<="); break;
            case '≥': Older(TokenKind.GreaterOrEqual, 1, ">="); break;
            case '≠': Older(TokenKind.NotEqual, 1, "!="); break;
            case '∧': Older(TokenKind.And, 1, "&&"); break;
            case '∨': Older(TokenKind.Or, 1, "||"); break;
            case '¬': Older(TokenKind.Not, 1, "!"); break;
            case '→' or '⇒': Older(TokenKind.Implies, 1, "=>"); break;
            case '∀': Older(TokenKind.ForAll, 1, "forall "); break;
            case '∃': Older(TokenKind.Exists, 1, "exists "); break;
            case '∈': Older(TokenKind.In, 1, "in"); break;
            case '×' or '·': Older(TokenKind.Times, 1, "*"); break;
            case '÷': Older(TokenKind.Divide, 1, "/"); break;
            default: SkipUnknown(character); break;
        }
    }

    // A run of unknown characters is one problem, and a surrogate pair is never split.
    private void SkipUnknown(char character)
    {
        var start = _position++;
        while (_position < _text.Length && (_text[_position] == character || char.IsSurrogate(_text[_position])))
            _position++;
        var span = TextSpan.Between(start, _position);
        Report(FormulaRules.UnexpectedCharacter, span, string.Empty, Excerpt.Of(_text, span));
    }

    private void Older(TokenKind kind, int length, string modern)
    {
        var span = new TextSpan(_position, length);
        Report(FormulaRules.OlderSymbol, span, modern, _text.Substring(span.Start, span.Length), modern.Trim());
        Symbol(kind, length);
    }

    private void Symbol(TokenKind kind, int length)
    {
        var start = _position;
        _position += length;
        Add(kind, start);
    }
}
