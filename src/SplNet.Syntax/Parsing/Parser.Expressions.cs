namespace SplNet.Syntax;

/// <content>
/// Comparisons and chains of them; relations with the factors and tolerances of the older tools; sums, products and numbers; estimates:
/// <c>median(a)</c>, or an operand alone.
/// </content>
internal sealed partial class Parser
{
    // The factors of an older relation are a few tokens; unlimited lookahead would cost quadratic time.
    private const int LongestOlderFactors = 16;

    // op, / and s
    private const int RateTokens = 3;

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

    // a <=(1,1.05) b, a = (0.1) b: a parenthesis right after a relation, directly followed by another value.
    private int OlderFactorsEnd(Token relation)
    {
        if (!At(TokenKind.OpenParenthesis))
            return 0;
        var commas = 0;
        var distance = 1;
        for (; distance < LongestOlderFactors
            && Peek(distance).Kind is TokenKind.Number or TokenKind.Times or TokenKind.Comma or TokenKind.Name; distance++)
            commas += Peek(distance).Kind == TokenKind.Comma ? 1 : 0;
        var next = Peek(distance + 1);
        if (Peek(distance).Kind != TokenKind.CloseParenthesis
            || next.Kind is not (TokenKind.Name or TokenKind.Number or TokenKind.OpenParenthesis) || next.StartsLine)
            return 0;
        var isTolerance = commas == 0 && distance == 2 && Peek(1).Kind == TokenKind.Number
            && relation.Kind is TokenKind.Assign or TokenKind.Equal;
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
        var sign = tolerance is null
            ? TextOf(relation)
            : $"~{Numbers.Print(100 * Numbers.Read(tolerance.Trim(), 0, tolerance.Trim().Length))}%";
        var modern = $"{Multiplied(hasFactors ? factors[0] : "1", left)} {sign} {Multiplied(hasFactors ? factors[1] : "1", right)}";
        Report(
            hasFactors ? FormulaRules.OlderFactors : FormulaRules.OlderTolerance, TextSpan.Between(left.Start, right.End), modern, modern);
    }

    private string Multiplied(string factor, TextSpan value)
    {
        var text = _text.Substring(value.Start, value.Length);
        return factor.Trim() is "1" or "id" ? text
            : text.IndexOfAny(['+', '-']) < 0 ? $"{factor.Trim()} * {text}"
            : $"{factor.Trim()} * ({text})";
    }

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
                return ParseNamed();
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
        var tokens = UnitTokens(static name => Units.Find(name, 0, name.Length) != FormulaUnit.None);
        var unit = Units.Find(_text, Current.Start, Peek(tokens - 1).End - Current.Start);
        // 2 min(a) is not two minutes.
        if (unit == FormulaUnit.None || Peek(tokens).Kind == TokenKind.OpenParenthesis)
            return FormulaUnit.None;
        Advance(tokens);
        return unit;
    }

    // op/s is one word; op / s is three.
    private int UnitTokens(Predicate<string> isUnit)
    {
        var (divide, time) = (Peek(1), Peek(RateTokens - 1));
        var isRate = divide.Kind == TokenKind.Divide && divide.Start == Current.End && time.Kind == TokenKind.Name
            && time.Start == divide.End;
        return isRate && isUnit(_text.Substring(Current.Start, time.End - Current.Start)) ? RateTokens : 1;
    }

    private void Advance(int tokens)
    {
        for (var token = 0; token < tokens; token++)
            Advance();
    }

    private ExpressionSyntax ParseUnknownUnit(NumberSyntax number)
    {
        var tokens = UnitTokens(static rate => Units.Meant(rate) is not null);
        var span = TextSpan.Between(Current.Start, Peek(tokens - 1).End);
        var name = _text.Substring(span.Start, span.Length);
        var meant = Peek(tokens).Kind is TokenKind.Dot or TokenKind.OpenParenthesis ? null : Units.Meant(name);
        var advice = meant is null
            ? $"To multiply, write {_text.Substring(number.Span.Start, number.Span.Length)} * {name}. "
            : Question.For(meant);
        Report(FormulaRules.UnknownUnit, span, meant ?? (IsFactor(name, Peek(tokens)) ? "* " + name : null), name, advice);
        if (meant is not null)
        {
            Advance(tokens);
            var unit = meant == "%" ? FormulaUnit.Percent : Units.Find(meant, 0, meant.Length);
            return new NumberSyntax(number.Number, unit) { Span = SpanFrom(number.Span.Start) };
        }

        var start = Current.Start;
        var factor = new ProductFactorSyntax(false, ParseNamed()) { Span = SpanFrom(start) };
        return new ProductSyntax(number, new SyntaxList<ProductFactorSyntax>([factor])) { Span = SpanFrom(number.Span.Start) };
    }

    // Methods start with a capital; a lone lower-case word that is not declared is an unknown unit: 5 parsecs.
    private bool IsFactor(string name, Token next) =>
        char.IsUpper(name[0]) || IsDeclared(name) || IsBound(name)
        || next.Kind is TokenKind.Dot or TokenKind.Hash or TokenKind.OpenParenthesis or TokenKind.OpenBracket or TokenKind.At;

    private double NumberOf(Token token)
    {
        var number = Numbers.Read(_text, token.Start, token.Length);
        if (number > Numbers.Largest)
            Report(FormulaRules.NumberOutOfRange, token.Span, null, Excerpt.Of(_text, token.Span));
        return Math.Min(number, Numbers.Largest);
    }

    // A variable without any part of an operand is its value; empty parentheses do not count.
    private ExpressionSyntax ParseNamed()
    {
        var end = 1;
        while (IsBound(Current) && Peek(end).Kind == TokenKind.OpenParenthesis && Peek(end + 1).Kind == TokenKind.CloseParenthesis)
            end += 2;
        if (!IsBound(Current) || (!Peek(end).StartsLine && Peek(end).Kind
            is TokenKind.Dot or TokenKind.Hash or TokenKind.OpenParenthesis or TokenKind.OpenBracket or TokenKind.At))
            return ParseEstimate();
        var token = Current;
        Advance(end);
        return new VariableValueSyntax(TextOf(token)) { Span = SpanFrom(token.Start) };
    }

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
        var isNamed = comma >= 0 && Peek(1).Kind == TokenKind.Name && Peek(2).Kind is TokenKind.Dot or TokenKind.CloseParenthesis;
        QualifiedNameSyntax? transform = null;
        if (isNamed)
        {
            Advance();
            transform = ParseQualifiedName(isType: false);
        }
        else if (comma >= 0)
        {
            SkipTransform();
        }

        Close(open, TokenKind.CloseParenthesis);
        if (comma >= 0 && !isNamed)
            ReportTransform(start, comma, estimator, operand);
        return new EstimateSyntax(estimator, operand) { Transform = transform, Span = SpanFrom(start) };
    }

    // p99_9 is p99.9.
    private NameSyntax ParseEstimator()
    {
        var name = ParseName();
        return Percentiles.Find(name.Name) is { } percentile ? name with { Name = percentile.Name } : name;
    }

    // A name before a parenthesis is an estimator if it is a known one, or if the parenthesis holds an operand and nothing that
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
