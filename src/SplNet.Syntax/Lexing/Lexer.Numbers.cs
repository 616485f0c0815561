namespace SplNet.Syntax;

/// <content>Numbers: <c>10</c>, <c>1.5</c>, <c>1_000</c>, <c>1e-3</c>; two dots after a number are a range.</content>
internal sealed partial class Lexer
{
    private void ReadNumber()
    {
        var start = _position;
        SkipDigits();
        if (HasFraction())
            ReadFraction();
        if (_position < _text.Length && _text[_position] is 'e' or 'E')
            ReadExponent();
        var malformed = false;
        while (HasFraction() && _position > start)
        {
            malformed = true;
            ReadFraction();
        }

        if (malformed)
            Report(FormulaRules.MalformedNumber, TextSpan.Between(start, _position), null, Excerpt.Of(
                _text, TextSpan.Between(start, _position)));
        Add(TokenKind.Number, start);
    }

    private bool HasFraction() => _position < _text.Length && _text[_position] == '.' && Characters.IsDigit(Next);

    private void ReadFraction()
    {
        _position++;
        SkipDigits();
    }

    private void ReadExponent()
    {
        var digits = _position + 1;
        if (digits < _text.Length && _text[digits] is '+' or '-')
            digits++;
        if (digits >= _text.Length || !Characters.IsDigit(_text[digits]))
            return;
        _position = digits;
        SkipDigits();
    }

    private void SkipDigits()
    {
        while (_position < _text.Length && (Characters.IsDigit(_text[_position]) || (_text[_position] == '_' && Characters.IsDigit(Next))))
            _position++;
    }
}
