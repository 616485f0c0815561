namespace SplNet.Syntax;

/// <content>
/// Quantifiers and their values; the colon may be missing, as in the paper. Also accepts the quantifiers of the
/// older tools, <c>for (x {1,2} (a,b){(1,2),(3,4)})</c>, and the braces of mathematics.
/// </content>
internal sealed partial class Parser
{
    // How many quantifiers around the current token have a variable of that name.
    private Dictionary<string, int>? _bound;

    // The variables of all quantifiers around the current token.
    private int _variables;

    private bool IsBound(Token token) => _bound is not null && token.Kind == TokenKind.Name && IsBound(TextOf(token));

    private bool IsBound(string name) => _bound is not null && _bound.TryGetValue(name, out var count) && count > 0;

    private QuantifiedSyntax ParseQuantified()
    {
        var quantifier = Advance();
        if (!Enter())
        {
            Leave();
            return new QuantifiedSyntax(true, SyntaxList<BinderSyntax>.Empty, new MissingFormulaSyntax()) { Span = quantifier.Span };
        }

        var binders = default(SyntaxListBuilder<BinderSyntax>);
        if (At(TokenKind.OpenParenthesis) && (Peek(1).Kind == TokenKind.OpenParenthesis || Peek(2).Kind == TokenKind.OpenBrace))
        {
            ParseOlderBinders(quantifier, ref binders);
        }
        else
        {
            do
                binders.Add(ParseBinder());
            while (Take(TokenKind.Comma));
        }

        Take(TokenKind.Colon);
        var body = AsFormula(ParseImplication());
        var all = binders.ToList();
        foreach (var binder in all)
            Unbind(binder.Names);
        Leave();
        return new QuantifiedSyntax(quantifier.Kind == TokenKind.ForAll, all, body) { Span = SpanFrom(quantifier.Start) };
    }

    private BinderSyntax ParseBinder()
    {
        var start = Current.Start;
        var names = ParseVariables();
        if (!Take(TokenKind.In) && !At(TokenKind.OpenBrace))
            ReportHere(FormulaRules.QuantifierExpected, "'in'", Found());
        var values = At(TokenKind.OpenBrace) ? ParseBraces(names.Count, isReported: true) : ParseBinderValues(names.Count);
        Bind(names);
        return new BinderSyntax(names, values) { Span = SpanFrom(start) };
    }

    private SyntaxList<NameSyntax> ParseVariables()
    {
        var names = default(SyntaxListBuilder<NameSyntax>);
        if (At(TokenKind.OpenParenthesis))
        {
            var open = Advance();
            do
                AddVariable(ref names);
            while (Take(TokenKind.Comma));
            Close(open, TokenKind.CloseParenthesis);
        }
        else
        {
            AddVariable(ref names);
        }

        return names.ToList();
    }

    private void AddVariable(ref SyntaxListBuilder<NameSyntax> names)
    {
        if (!At(TokenKind.Name))
        {
            ReportHere(FormulaRules.NameExpected, Found(), "a variable");
            return;
        }

        var name = ParseName();
        if (IsBound(name.Name) || Contains(names, name.Name))
            Report(FormulaRules.DuplicateVariable, name.Span, null, name.Name);
        else if (ReservedNames.Contains(name.Name))
            Report(FormulaRules.ReservedName, name.Span, null, name.Name);
        names.Add(name);
    }

    private static bool Contains(SyntaxListBuilder<NameSyntax> names, string name)
    {
        for (var index = 0; index < names.Count; index++)
        {
            if (names[index].Name == name)
                return true;
        }

        return false;
    }

    private BinderValuesSyntax ParseBinderValues(int names)
    {
        var start = Current.Start;
        var rows = default(SyntaxListBuilder<ValueRowSyntax>);
        var first = ParseRow(names);
        rows.Add(first);
        if (first.Values.Count == 1 && first.Values[0] is NumberArgumentSyntax from && At(TokenKind.Range))
            return ParseRange(start, from.Number);
        while (At(TokenKind.Comma) && !IsBinder(1))
        {
            Advance();
            rows.Add(ParseRow(names));
        }

        return new ValueListSyntax(rows.ToList()) { Span = SpanFrom(start) };
    }

    private RangeSyntax ParseRange(int start, double from)
    {
        Advance();
        var to = ParseBound(from);
        double? step = null;
        if (Is(Current, "step") && Peek(1).Kind is TokenKind.Number or TokenKind.Minus)
        {
            Advance();
            step = ParseBound(1);
        }

        return new RangeSyntax(from, to, step) { Span = SpanFrom(start) };
    }

    private double ParseBound(double fallback)
    {
        var isNegative = Take(TokenKind.Minus);
        if (!At(TokenKind.Number))
        {
            ReportHere(FormulaRules.QuantifierValueExpected, Found());
            return fallback;
        }

        var number = NumberOf(Advance());
        return isNegative ? -number : number;
    }

    private ValueRowSyntax ParseRow(int names)
    {
        var start = Current.Start;
        var values = default(SyntaxListBuilder<ArgumentSyntax>);
        if (names != 1 && At(TokenKind.OpenParenthesis) || names == 1 && At(TokenKind.OpenParenthesis) && AtParenthesisedValue())
        {
            var open = Advance();
            do
                AddValue(ref values);
            while (Take(TokenKind.Comma));
            Close(open, TokenKind.CloseParenthesis);
        }
        else
        {
            AddValue(ref values);
        }

        var row = new ValueRowSyntax(values.ToList()) { Span = SpanFrom(start) };
        if (names > 0 && values.Count > 0 && values.Count != names)
            Report(FormulaRules.TupleSize, row.Span, null, values.Count, names);
        return row;
    }

    // (5) and (1, 2) are values; (5 ms < a) is the formula of a quantifier without a value.
    private bool AtParenthesisedValue()
    {
        var distance = Peek(1).Kind == TokenKind.Minus ? 2 : 1;
        return Peek(distance).Kind is TokenKind.Number or TokenKind.Text
            && Peek(distance + 1).Kind is TokenKind.CloseParenthesis or TokenKind.Comma;
    }

    private void AddValue(ref SyntaxListBuilder<ArgumentSyntax> values)
    {
        if (AtValue)
        {
            values.Add(ParseArgument());
            return;
        }

        ReportHere(FormulaRules.QuantifierValueExpected, Found());
        if (At(TokenKind.Name) && Peek(1).Kind is TokenKind.Comma or TokenKind.Colon or TokenKind.CloseParenthesis or TokenKind.CloseBrace)
            Advance();
    }

    // After a comma: another value, or another binder?
    private bool IsBinder(int distance) => Peek(distance).Kind switch
    {
        TokenKind.Name => Peek(distance + 1).Kind is TokenKind.In or TokenKind.OpenBrace,
        TokenKind.OpenParenthesis => Peek(distance + 1).Kind == TokenKind.Name && !IsTruth(Peek(distance + 1)),
        _ => false,
    };

    private void Bind(SyntaxList<NameSyntax> names)
    {
        _bound ??= new Dictionary<string, int>(StringComparer.Ordinal);
        _variables += names.Count;
        foreach (var name in names)
            _bound[name.Name] = (_bound.TryGetValue(name.Name, out var count) ? count : 0) + 1;
    }

    private void Unbind(SyntaxList<NameSyntax> names)
    {
        _variables -= names.Count;
        foreach (var name in names)
            _bound![name.Name]--;
    }

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
