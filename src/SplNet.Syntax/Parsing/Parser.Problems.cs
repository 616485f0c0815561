namespace SplNet.Syntax;

/// <content>Problems, and how reading goes on behind them.</content>
internal sealed partial class Parser
{
    private void Report(FormulaRule rule, TextSpan span, string? replacement, params object[] parts)
    {
        if (!_stopped)
            _diagnostics.Add(FormulaDiagnostic.Of(rule, span, replacement, parts));
    }

    /// <summary>Something is missing or wrong at the current token. What follows from it at the same token is not reported again.</summary>
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

    /// <summary>The last problem: nothing of the rest is read.</summary>
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

    /// <summary>Reads what follows a complete formula, only to find its problems; up to a token that may follow, if it comes.</summary>
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
