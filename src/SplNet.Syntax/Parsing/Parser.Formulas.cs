namespace SplNet.Syntax;

/// <content>
/// Connectives. A parenthesis may hold a formula or a value, and only its inside tells which; so each level returns either, and
/// what stands around it says which of the two it needs.
/// </content>
internal sealed partial class Parser
{
    private SyntaxNode ParseImplication()
    {
        var start = Current.Start;
        var first = ParseDisjunction();
        return At(TokenKind.Implies)
            ? new ImplicationSyntax(ParseFurther(first, TokenKind.Implies, static parser => parser.ParseDisjunction())) { Span = SpanFrom(start) }
            : first;
    }

    private SyntaxNode ParseDisjunction()
    {
        var start = Current.Start;
        var first = ParseConjunction();
        return At(TokenKind.Or)
            ? new DisjunctionSyntax(ParseFurther(first, TokenKind.Or, static parser => parser.ParseConjunction())) { Span = SpanFrom(start) }
            : first;
    }

    private SyntaxNode ParseConjunction()
    {
        var start = Current.Start;
        var first = ParseUnary();
        return At(TokenKind.And)
            ? new ConjunctionSyntax(ParseFurther(first, TokenKind.And, static parser => parser.ParseUnary())) { Span = SpanFrom(start) }
            : first;
    }

    private SyntaxList<FormulaSyntax> ParseFurther(SyntaxNode first, TokenKind connective, Func<Parser, SyntaxNode> parse)
    {
        var formulas = default(SyntaxListBuilder<FormulaSyntax>);
        formulas.Add(AsFormula(first));
        while (Take(connective))
            formulas.Add(AsFormula(parse(this)));
        return formulas.ToList();
    }

    private SyntaxNode ParseUnary()
    {
        if (At(TokenKind.Not))
        {
            var start = Advance().Start;
            var formula = Enter() ? AsFormula(ParseUnary()) : new MissingFormulaSyntax { Span = SpanFrom(start) };
            Leave();
            return new NegationSyntax(formula) { Span = SpanFrom(start) };
        }

        return Current.Kind is TokenKind.ForAll or TokenKind.Exists ? ParseQuantified() : ParseComparison();
    }

    private FormulaSyntax AsFormula(SyntaxNode node)
    {
        if (node is FormulaSyntax formula)
            return formula;
        if (node is MissingExpressionSyntax)
            return new MissingFormulaSyntax { Span = node.Span };
        Report(FormulaRules.ComparisonExpected, node.Span, null, Excerpt.Of(_text, node.Span));
        return new ComparisonSyntax((ExpressionSyntax)node, SyntaxList<ComparisonStepSyntax>.Empty) { Span = node.Span };
    }

    private ExpressionSyntax AsExpression(SyntaxNode node)
    {
        if (node is ExpressionSyntax expression)
            return expression;
        if (node is not MissingFormulaSyntax)
            Report(FormulaRules.ValueInsteadOfFormula, node.Span, null, Excerpt.Of(_text, node.Span));
        return new MissingExpressionSyntax { Span = node.Span };
    }
}
