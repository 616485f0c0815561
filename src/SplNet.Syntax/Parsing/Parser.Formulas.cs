namespace SplNet.Syntax;

/// <content>
/// Files, declarations, requirements; connectives. A parenthesis may hold a formula or a value, and only its content shows which. So each
/// level returns either, and the surrounding text decides which of the two it needs.
/// </content>
internal sealed partial class Parser
{
    private FileSyntax ParseStatements()
    {
        var declarations = default(SyntaxListBuilder<DeclarationSyntax>);
        var requirements = default(SyntaxListBuilder<RequirementSyntax>);
        while (!At(TokenKind.End))
        {
            var start = _position;
            _problems = 0;
            if (IsDeclaration())
            {
                if (requirements.Count > 0)
                    Report(FormulaRules.DeclarationAfterRequirement, Current.Span, null, TextOf(Current));
                declarations.Add(ParseDeclaration());
            }
            else
            {
                requirements.Add(ParseRequirement());
            }

            if (_position == start)
                Advance();
        }

        if (requirements.Count == 0 && declarations.Count == 0)
            ReportHere(FormulaRules.FormulaExpected, Found());
        else if (requirements.Count == 0 && _diagnostics.Count == 0)
            ReportHere(FormulaRules.OnlyDeclarations, declarations[0].Name.Name);
        return new FileSyntax(declarations.ToList(), requirements.ToList()) { Span = new TextSpan(0, _text.Length) };
    }

    // "name = operand" declares a name that is not yet declared; between declared names it compares.
    private bool IsDeclaration()
    {
        if (!At(TokenKind.Name) || Peek(1).Kind != TokenKind.Assign)
            return false;
        if (!IsDeclared(TextOf(Current)))
            return true;
        var right = Peek(2);
        return right.Kind == TokenKind.Name && Peek(3).Kind is TokenKind.Dot or TokenKind.Hash or TokenKind.OpenBracket;
    }

    private DeclarationSyntax ParseDeclaration()
    {
        var start = Current.Start;
        var name = ParseName();
        Advance();
        var operand = ParseOperand();
        if (ReservedNames.Contains(name.Name))
            Report(FormulaRules.ReservedName, name.Span, null, name.Name);
        _declared ??= new HashSet<string>(StringComparer.Ordinal);
        if (!_declared.Add(name.Name))
            Report(FormulaRules.DuplicateDeclaration, name.Span, null, name.Name);
        var declaration = new DeclarationSyntax(name, operand) { Span = SpanFrom(start) };
        SkipToStatementEnd();
        return declaration;
    }

    private RequirementSyntax ParseRequirement()
    {
        var start = Current.Start;
        var name = ParseLabel();
        FormulaSyntax formula;
        if (At(TokenKind.End))
        {
            ReportHere(FormulaRules.FormulaExpected, Found());
            formula = new MissingFormulaSyntax { Span = AfterLast() };
        }
        else
        {
            formula = AsFormula(ParseImplication());
        }

        SkipToStatementEnd(TokenKind.With);
        var options = At(TokenKind.With) ? ParseOptions() : SyntaxList<OptionSyntax>.Empty;
        var requirement = new RequirementSyntax(name, formula, options) { Span = SpanFrom(start) };
        SkipToStatementEnd();
        return requirement;
    }

    private NameSyntax? ParseLabel()
    {
        if (Peek(1).Kind != TokenKind.Colon || Current.Kind is not (TokenKind.Name or TokenKind.Text))
            return null;
        var label = At(TokenKind.Name) ? ParseName() : new NameSyntax(Unquoted(Current)) { Span = Advance().Span };
        Advance();
        return label;
    }

    private NameSyntax ParseName()
    {
        var token = Advance();
        return new NameSyntax(TextOf(token)) { Span = token.Span };
    }

    private SyntaxList<OptionSyntax> ParseOptions()
    {
        Advance();
        var options = default(SyntaxListBuilder<OptionSyntax>);
        do
        {
            if (!At(TokenKind.Name))
            {
                ReportHere(FormulaRules.OptionExpected, Found());
                break;
            }

            var start = Current.Start;
            var name = ParseHyphenatedName();
            if (!Take(TokenKind.Assign) && !Take(TokenKind.Equal))
            {
                ReportHere(FormulaRules.OptionExpected, Found());
                break;
            }

            options.Add(new OptionSyntax(name, ParseOptionValue()) { Span = SpanFrom(start) });
        }
        while (Take(TokenKind.Comma));
        return options.ToList();
    }

    /// <summary>Reads options alone, as they are printed; none from an empty text.</summary>
    public static SyntaxList<OptionSyntax> ReadOptions(string text) =>
        text.Length == 0 ? SyntaxList<OptionSyntax>.Empty : ParseFormula("a < b with " + text).Root.Options;

    /// <summary>Reads the value of an option alone, as an attribute states it: <c>2 s</c>; null if it is not one.</summary>
    public static OptionValueSyntax? ReadOptionValue(string text)
    {
        var parser = new Parser(text, isFile: false);
        var value = parser.ParseOptionValue();
        return parser._diagnostics.Count == 0 && parser.At(TokenKind.End) ? value : null;
    }

    // warm-up: the parts touch. A keyword may be a part.
    private NameSyntax ParseHyphenatedName()
    {
        var name = ParseName();
        var end = name.Span.End;
        while (At(TokenKind.Minus) && Current.Start == end && Peek(1).Start == Current.End
            && Characters.StartsName(CharacterAt(Peek(1).Start)))
        {
            Advance();
            end = Advance().End;
        }

        var span = TextSpan.Between(name.Span.Start, end);
        return end == name.Span.End ? name : new NameSyntax(_text.Substring(span.Start, span.Length)) { Span = span };
    }

    private OptionValueSyntax ParseOptionValue()
    {
        var start = Current.Start;
        if (Current.Kind is TokenKind.Name or TokenKind.Text && !AtStatementEnd)
        {
            var word = At(TokenKind.Name) ? ParseHyphenatedName().Name : Unquoted(Advance());
            if (word.Length == 0)
                Report(FormulaRules.OptionExpected, SpanFrom(start), null, " between the quotes");
            return new OptionValueSyntax(word, 0, FormulaUnit.None) { Span = SpanFrom(start) };
        }

        var isNegative = Take(TokenKind.Minus);
        if (!At(TokenKind.Number))
        {
            ReportHere(FormulaRules.OptionExpected, Found());
            return new OptionValueSyntax(string.Empty, 0, FormulaUnit.None) { Span = AfterLast() };
        }

        var number = NumberOf(Advance());
        return new OptionValueSyntax(null, isNegative ? -number : number, ParseUnit()) { Span = SpanFrom(start) };
    }

    private SyntaxNode ParseImplication()
    {
        var start = Current.Start;
        var first = ParseDisjunction();
        if (!At(TokenKind.Implies))
            return first;
        var arrows = new List<Token>();
        var joined = new List<SyntaxNode> { first };
        while (At(TokenKind.Implies))
        {
            arrows.Add(Advance());
            joined.Add(ParseDisjunction());
        }

        if (joined.TrueForAll(static node => node is ExpressionSyntax and not MissingExpressionSyntax))
            return CompareInstead(joined, arrows, start);
        var formulas = default(SyntaxListBuilder<FormulaSyntax>);
        foreach (var node in joined)
            formulas.Add(AsFormula(node));
        return new ImplicationSyntax(formulas.ToList()) { Span = SpanFrom(start) };
    }

    // Between values, an arrow was meant as a relation.
    private ComparisonSyntax CompareInstead(List<SyntaxNode> values, List<Token> arrows, int start)
    {
        var steps = default(SyntaxListBuilder<ComparisonStepSyntax>);
        for (var index = 0; index < arrows.Count; index++)
        {
            var value = (ExpressionSyntax)values[index + 1];
            Report(FormulaRules.ImplicationOfValues, arrows[index].Span, ">=", TextOf(arrows[index]));
            steps.Add(new ComparisonStepSyntax(ComparisonRelation.GreaterOrEqual, 0, value)
            {
                Span = TextSpan.Between(arrows[index].Start, value.Span.End),
            });
        }

        return new ComparisonSyntax((ExpressionSyntax)values[0], steps.ToList()) { Span = SpanFrom(start) };
    }

    private SyntaxNode ParseDisjunction()
    {
        var start = Current.Start;
        var first = ParseConjunction();
        return At(TokenKind.Or)
            ? new DisjunctionSyntax(ParseFurther(first, TokenKind.Or, static parser => parser.ParseConjunction()))
            {
                Span = SpanFrom(start),
            }
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
