namespace SplNet.Syntax;

/// <content>Estimates: <c>median(a)</c>, or an operand alone.</content>
internal sealed partial class Parser
{
    private EstimateSyntax ParseEstimate()
    {
        var start = Current.Start;
        if (!IsEstimator())
        {
            var alone = ParseOperand();
            return new EstimateSyntax(null, alone) { Span = alone.Span };
        }

        var estimator = ParseEstimator();
        var open = Advance();
        var operand = ParseOperand();
        var comma = At(TokenKind.Comma) ? _position : -1;
        if (comma >= 0)
            SkipTransform();
        Close(open, TokenKind.CloseParenthesis);
        if (comma >= 0)
            ReportTransform(start, comma, estimator, operand);
        return new EstimateSyntax(estimator, operand) { Span = SpanFrom(start) };
    }

    // p99_9 is p99.9.
    private NameSyntax ParseEstimator()
    {
        var name = ParseName();
        return Percentiles.Find(name.Name) is { } percentile ? name with { Name = percentile.Name } : name;
    }

    // A name before a parenthesis is an estimator if it is known as one, or if the parenthesis holds an operand and nothing that
    // could be an argument or a type: maen(a.b) is a misspelt mean, sort(int) an overload.
    private bool IsEstimator()
    {
        if (Peek(1).Kind != TokenKind.OpenParenthesis || Peek(1).StartsLine)
            return false;
        var name = TextOf(Current);
        if (IsDeclared(name) || name is ReservedNames.This or ReservedNames.Self)
            return false;
        return Estimators.IsKnown(name) || HoldsOperand();
    }

    private bool HoldsOperand()
    {
        var inner = Peek(2);
        if (inner.Kind != TokenKind.Name || IsBound(inner) || ReservedNames.IsBuiltInType(TextOf(inner)) || IsTruth(inner))
            return false;
        var distance = 3;
        while (Peek(distance).Kind is TokenKind.Dot or TokenKind.Hash && Peek(distance + 1).Kind == TokenKind.Name)
            distance += 2;
        return Peek(distance).Kind switch
        {
            TokenKind.CloseParenthesis or TokenKind.OpenParenthesis or TokenKind.At => true,
            TokenKind.OpenBracket => Peek(distance + 1).Kind is not (TokenKind.CloseBracket or TokenKind.Comma),
            _ => false,
        };
    }

    private void SkipTransform()
    {
        var depth = 0;
        while (!AtStatementEnd && (depth > 0 || !At(TokenKind.CloseParenthesis)))
        {
            depth += At(TokenKind.OpenParenthesis) ? 1 : At(TokenKind.CloseParenthesis) ? -1 : 0;
            Advance();
        }
    }

    // mean(a, x => 1.05 * x) is 1.05 * mean(a).
    private void ReportTransform(int start, int comma, NameSyntax estimator, OperandSyntax operand)
    {
        var plain = $"{estimator}({operand})";
        var factor = IsLinear(comma) ? $"{TextOf(NumberIn(comma))} * {plain}" : null;
        Report(FormulaRules.Transform, SpanFrom(start), factor, factor ?? $"1.05 * {plain}");
    }

    private bool IsLinear(int comma) =>
        comma + 6 <= _end && _tokens[comma + 2].Kind == TokenKind.Implies && _tokens[comma + 4].Kind == TokenKind.Times
        && _tokens[comma + 6].Kind == TokenKind.CloseParenthesis && NumberIn(comma).Kind == TokenKind.Number;

    private Token NumberIn(int comma) => _tokens[comma + 3].Kind == TokenKind.Number ? _tokens[comma + 3] : _tokens[comma + 5];
}
