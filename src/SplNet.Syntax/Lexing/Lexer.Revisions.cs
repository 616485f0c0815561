namespace SplNet.Syntax;

/// <content>Revisions, which are not split into tokens: <c>git:HEAD~3</c>, <c>nuget:13.0.1</c>, <c>v1.2-rc1</c>.</content>
internal sealed partial class Lexer
{
    private void ReadRevision()
    {
        Symbol(TokenKind.At, 1);
        SkipBlanks(ref _position);
        var start = _position;
        while (_position < _text.Length && IsInRevisionName())
            _position++;
        if (_position > start && _position < _text.Length && _text[_position] == ':' && Next != '\0' && !char.IsWhiteSpace(Next))
        {
            _position++;
            while (_position < _text.Length && Characters.IsInRevision(_text[_position]))
                _position++;
        }

        if (_position == start)
            return;
        Add(TokenKind.Revision, start);
        if (ContinuesRevision())
            SkipRestOfRevision(start);
    }

    private bool IsInRevisionName() =>
        Characters.IsInName(_text[_position]) || (_text[_position] is '.' or '-' && Characters.IsInName(Next));

    // Git and Subversion allow these after a name, but a formula allows them only after a kind or in quotes: feature/x, HEAD~1, HEAD^,
    // main@{yesterday}.
    private bool ContinuesRevision() => _position < _text.Length && _text[_position] switch
    {
        '/' => Characters.IsInName(Next),
        '@' => Next == '{',
        '~' => !IsRelation(),
        '^' or '{' => true,
        _ => false,
    };

    // HEAD~1 and HEAD~ are revisions. v1~5% b, v1~ 5% b and v1~b are comparisons, the last one without its tolerance.
    private bool IsRelation()
    {
        var end = _position + 1;
        if (end < _text.Length && Characters.IsDigit(_text[end]))
        {
            while (end < _text.Length && (Characters.IsDigit(_text[end]) || _text[end] is '.' or '_'))
                end++;
            SkipBlanks(ref end);
            return end < _text.Length && _text[end] == '%';
        }

        SkipBlanks(ref end);
        return end < _text.Length && (Characters.IsInName(_text[end]) || _text[end] == '.');
    }

    // Report the whole as one problem and continue after it.
    private void SkipRestOfRevision(int start)
    {
        var isInBraces = false;
        for (; _position < _text.Length
            && (isInBraces ? IsInBraces(_text[_position]) : _text[_position] == '{' || Characters.IsInRevision(_text[_position]));
            _position++)
            isInBraces = _text[_position] == '{' || (isInBraces && _text[_position] != '}');
        var span = TextSpan.Between(start, _position);
        var text = _text.Substring(start, span.Length);
        var kind = text.Substring(0, text.IndexOf(':') + 1);
        if (kind.Length == 0 || Revisions.KindOf(kind.TrimEnd(':')) is null)
            kind = string.Empty;
        var quoted = kind + Quotes.Add(text.Substring(kind.Length));
        Report(FormulaRules.RevisionWithoutQuotes, span, quoted, Excerpt.Of(text), Advice(text, quoted));
    }

    private static string Advice(string text, string quoted)
    {
        var withKind = Characters.IsRevision(text) ? $"@git:{Excerpt.Of(text)}, or in quotes " : string.Empty;
        var slash = text.IndexOf('/');
        var division = slash > 0 && slash + 1 < text.Length && Characters.IsDigit(text[slash + 1])
            ? "; to divide, leave a blank before the /"
            : string.Empty;
        return $"{withKind}@{Excerpt.Of(quoted)}{division}";
    }

    private static bool IsInBraces(char character) => character is not ('\n' or '\r' or '(' or ')' or '\'' or '"');

    private void SkipBlanks(ref int position)
    {
        while (position < _text.Length && _text[position] is ' ' or '\t')
            position++;
    }
}
