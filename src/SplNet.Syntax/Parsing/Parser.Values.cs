namespace SplNet.Syntax;

/// <content>Sums, products, numbers and estimates.</content>
internal sealed partial class Parser
{
    private SyntaxNode ParseSum()
    {
        var start = Current.Start;
        var first = ParseProduct();
        if (!At(TokenKind.Plus) && !At(TokenKind.Minus))
            return first;
        var left = AsExpression(first);
        var terms = default(SyntaxListBuilder<SumTermSyntax>);
        while (At(TokenKind.Plus) || At(TokenKind.Minus))
        {
            var sign = Advance();
            var term = AsExpression(ParseProduct());
            terms.Add(new SumTermSyntax(sign.Kind == TokenKind.Minus, term) { Span = SpanFrom(sign.Start) });
        }

        return new SumSyntax(left, terms.ToList()) { Span = SpanFrom(start) };
    }

    private SyntaxNode ParseProduct()
    {
        var start = Current.Start;
        var first = ParseFactor();
        if (!At(TokenKind.Times) && !At(TokenKind.Divide))
            return first;
        var left = AsExpression(first);
        var factors = default(SyntaxListBuilder<ProductFactorSyntax>);
        while (At(TokenKind.Times) || At(TokenKind.Divide))
        {
            var sign = Advance();
            var factor = AsExpression(ParseFactor());
            factors.Add(new ProductFactorSyntax(sign.Kind == TokenKind.Divide, factor) { Span = SpanFrom(sign.Start) });
        }

        return new ProductSyntax(left, factors.ToList()) { Span = SpanFrom(start) };
    }

    private SyntaxNode ParseFactor()
    {
        while (At(TokenKind.Minus) || At(TokenKind.Plus))
        {
            if (IsNewProblem())
                Report(FormulaRules.NegativeNumber, Current.Span, string.Empty);
            Advance();
        }

        switch (Current.Kind)
        {
            case TokenKind.Number:
                return ParseNumber();
            case TokenKind.Name:
                return ParseEstimate();
            case TokenKind.OpenParenthesis:
                return ParseParenthesis();
            default:
                ReportHere(FormulaRules.ValueExpected, Found());
                return new MissingExpressionSyntax { Span = AfterLast() };
        }
    }

    private SyntaxNode ParseParenthesis()
    {
        var open = Advance();
        SyntaxNode inner = new MissingExpressionSyntax { Span = AfterLast() };
        if (Enter())
        {
            inner = ParseImplication();
            Close(open, TokenKind.CloseParenthesis);
        }

        Leave();
        return inner;
    }

    private ExpressionSyntax ParseNumber()
    {
        var token = Advance();
        var number = NumberOf(token);
        var unit = ParseUnit();
        var node = new NumberSyntax(number, unit) { Span = SpanFrom(token.Start) };
        return unit == FormulaUnit.None && AtOnSameLine(TokenKind.Name) ? ParseUnknownUnit(node) : node;
    }

    private FormulaUnit ParseUnit()
    {
        if (AtOnSameLine(TokenKind.Percent))
        {
            Advance();
            return FormulaUnit.Percent;
        }

        if (!AtOnSameLine(TokenKind.Name))
            return FormulaUnit.None;
        var unit = Units.Find(_text, Current.Start, Current.Length);
        // 2 min(a) is not two minutes.
        if (unit != FormulaUnit.None && Peek(1).Kind != TokenKind.OpenParenthesis)
            Advance();
        else
            unit = FormulaUnit.None;
        return unit;
    }

    private ExpressionSyntax ParseUnknownUnit(NumberSyntax number)
    {
        var name = TextOf(Current);
        var meant = Peek(1).Kind is TokenKind.Dot or TokenKind.OpenParenthesis ? null : Units.Meant(name);
        Report(FormulaRules.UnknownUnit, Current.Span, meant ?? "* " + name, name, _text.Substring(number.Span.Start, number.Span.Length));
        if (meant is not null)
        {
            Advance();
            var unit = meant == "%" ? FormulaUnit.Percent : Units.Find(meant, 0, meant.Length);
            return new NumberSyntax(number.Number, unit) { Span = SpanFrom(number.Span.Start) };
        }

        var start = Current.Start;
        var factor = new ProductFactorSyntax(false, ParseEstimate()) { Span = SpanFrom(start) };
        return new ProductSyntax(number, new SyntaxList<ProductFactorSyntax>([factor])) { Span = SpanFrom(number.Span.Start) };
    }

    private double NumberOf(Token token)
    {
        var number = Numbers.Read(_text, token.Start, token.Length);
        if (number > Numbers.Largest)
            Report(FormulaRules.NumberOutOfRange, token.Span, null, Excerpt.Of(_text, token.Span));
        return Math.Min(number, Numbers.Largest);
    }
}
