namespace SplNet.Syntax;

/// <content>The quantifiers of the older tools, <c>for (x {1,2} (a,b){(1,2),(3,4)})</c>, and the braces of mathematics.</content>
internal sealed partial class Parser
{
    private void ParseOlderBinders(Token quantifier, ref SyntaxListBuilder<BinderSyntax> binders)
    {
        var open = Advance();
        while (Current.Kind is TokenKind.Name or TokenKind.OpenParenthesis)
        {
            var start = Current.Start;
            var names = ParseVariables();
            if (!At(TokenKind.OpenBrace))
            {
                ReportHere(FormulaRules.QuantifierExpected, "its values", Found());
                break;
            }

            var values = ParseBraces(names.Count, isReported: false);
            Bind(names);
            binders.Add(new BinderSyntax(names, values) { Span = SpanFrom(start) });
            Take(TokenKind.Comma);
        }

        Close(open, TokenKind.CloseParenthesis);
        var modern = $"{(quantifier.Kind == TokenKind.ForAll ? "forall" : "exists")} {string.Join(", ", binders.ToList())}:";
        Report(FormulaRules.OlderQuantifier, SpanFrom(quantifier.Start), modern, modern);
    }

    private ValueListSyntax ParseBraces(int names, bool isReported)
    {
        var needsIn = _tokens[_position - 1].Kind != TokenKind.In;
        var open = Advance();
        var rows = default(SyntaxListBuilder<ValueRowSyntax>);
        if (!At(TokenKind.CloseBrace))
        {
            do
                rows.Add(ParseRow(names));
            while (Take(TokenKind.Comma));
        }

        Close(open, TokenKind.CloseBrace);
        var list = new ValueListSyntax(rows.ToList()) { Span = SpanFrom(open.Start) };
        if (isReported)
        {
            var modern = (needsIn ? "in " : string.Empty) + list;
            Report(FormulaRules.OlderQuantifier, list.Span, modern, modern);
        }

        return list;
    }
}
