namespace SplNet.Syntax;

/// <content>Comparisons, in chains too, and relations with the factors and tolerances of the older tools.</content>
internal sealed partial class Parser
{
    // The factors of an older relation are a few tokens; looking further ahead would cost quadratic time.
    private const int LongestOlderFactors = 16;

    private SyntaxNode ParseComparison()
    {
        var start = Current.Start;
        var left = ParseSum();
        if (!AtRelation)
            return left;
        var first = AsExpression(left);
        var leftStart = start;
        var steps = default(SyntaxListBuilder<ComparisonStepSyntax>);
        while (AtRelation)
        {
            var relation = Current;
            var leftSpan = SpanFrom(leftStart);
            Advance();
            var older = OlderFactorsEnd(relation);
            var factors = older > 0 ? ReadOlderFactors(older) : null;
            var tolerance = relation.Kind == TokenKind.Tilde ? ParseTolerance() : 0;
            leftStart = Current.Start;
            var right = AsExpression(ParseSum());
            if (factors is not null)
                ReportOlder(relation, factors, leftSpan, SpanFrom(leftStart));
            steps.Add(new ComparisonStepSyntax(RelationOf(relation.Kind), tolerance, right) { Span = SpanFrom(relation.Start) });
        }

        return new ComparisonSyntax(first, steps.ToList()) { Span = SpanFrom(start) };
    }

    private bool AtRelation => Current.Kind is TokenKind.Less or TokenKind.LessOrEqual or TokenKind.Greater or TokenKind.GreaterOrEqual
        or TokenKind.Assign or TokenKind.Equal or TokenKind.NotEqual or TokenKind.Tilde;

    private static ComparisonRelation RelationOf(TokenKind kind) => kind switch
    {
        TokenKind.Less => ComparisonRelation.Less,
        TokenKind.LessOrEqual => ComparisonRelation.LessOrEqual,
        TokenKind.Greater => ComparisonRelation.Greater,
        TokenKind.GreaterOrEqual => ComparisonRelation.GreaterOrEqual,
        TokenKind.NotEqual => ComparisonRelation.NotEqual,
        TokenKind.Tilde => ComparisonRelation.Equivalent,
        _ => ComparisonRelation.Equal,
    };

    private double ParseTolerance()
    {
        if (!At(TokenKind.Number))
        {
            ReportHere(FormulaRules.ToleranceExpected, Found());
            return 0;
        }

        var token = Advance();
        var tolerance = NumberOf(token);
        if (!Take(TokenKind.Percent))
            Report(FormulaRules.ToleranceExpected, token.Span, TextOf(token) + "%", Found());
        if (!(tolerance > 0 && tolerance < 100))
            Report(FormulaRules.ToleranceRange, token.Span, null, tolerance);
        return tolerance;
    }

    // a <=(1,1.05) b, a = (0.1) b: a parenthesis right after a relation, and another value right behind it.
    private int OlderFactorsEnd(Token relation)
    {
        if (!At(TokenKind.OpenParenthesis))
            return 0;
        var commas = 0;
        var distance = 1;
        for (; distance < LongestOlderFactors && Peek(distance).Kind is TokenKind.Number or TokenKind.Times or TokenKind.Comma or TokenKind.Name; distance++)
            commas += Peek(distance).Kind == TokenKind.Comma ? 1 : 0;
        var next = Peek(distance + 1);
        if (Peek(distance).Kind != TokenKind.CloseParenthesis || next.Kind is not (TokenKind.Name or TokenKind.Number or TokenKind.OpenParenthesis) || next.StartsLine)
            return 0;
        var isTolerance = commas == 0 && distance == 2 && Peek(1).Kind == TokenKind.Number && relation.Kind is TokenKind.Assign or TokenKind.Equal;
        return isTolerance || commas > 0 ? distance : 0;
    }

    private string[] ReadOlderFactors(int end)
    {
        var text = _text.Substring(Current.End, Peek(end).Start - Current.End);
        _position += end + 1;
        return text.Split(',');
    }

    private void ReportOlder(Token relation, string[] factors, TextSpan left, TextSpan right)
    {
        var hasFactors = factors.Length > 1;
        var tolerance = factors.Length switch { 1 => factors[0], 3 => factors[2], _ => null };
        var sign = tolerance is null ? TextOf(relation) : $"~{Numbers.Print(100 * Numbers.Read(tolerance.Trim(), 0, tolerance.Trim().Length))}%";
        var modern = $"{Multiplied(hasFactors ? factors[0] : "1", left)} {sign} {Multiplied(hasFactors ? factors[1] : "1", right)}";
        Report(hasFactors ? FormulaRules.OlderFactors : FormulaRules.OlderTolerance, TextSpan.Between(left.Start, right.End), modern, modern);
    }

    private string Multiplied(string factor, TextSpan value)
    {
        var text = _text.Substring(value.Start, value.Length);
        return factor.Trim() is "1" or "id" ? text : text.IndexOfAny(['+', '-']) < 0 ? $"{factor.Trim()} * {text}" : $"{factor.Trim()} * ({text})";
    }
}
