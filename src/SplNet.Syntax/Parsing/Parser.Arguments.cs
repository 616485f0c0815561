namespace SplNet.Syntax;

/// <content>Arguments, and the types that pick an overload.</content>
internal sealed partial class Parser
{
    private bool AtValue => Current.Kind is TokenKind.Number or TokenKind.Text or TokenKind.Minus || IsTruth(Current);

    private bool IsTruth(Token token) => Is(token, ReservedNames.True) || Is(token, ReservedNames.False);

    // One list in parentheses holds either. It holds arguments if one of its elements can be nothing else (a number, a text, a
    // variable of a quantifier), or if it stands behind generators or an alias; else types. An empty list says nothing.
    private OperandPart ParseArgumentList(OperandParts parts, OperandPart last)
    {
        var open = Advance();
        if (Take(TokenKind.CloseParenthesis))
            return OperandPart.Method;
        var areArguments = last >= OperandPart.ParameterTypes || (parts.Method.Simple is { } alias && IsDeclared(alias));
        var elements = default(SyntaxListBuilder<SyntaxNode>);
        do
        {
            if (AtValue || (At(TokenKind.Name) && IsVariable()))
            {
                elements.Add(ParseArgument());
                areArguments = true;
            }
            else if (At(TokenKind.Name))
            {
                elements.Add(ParseType());
            }
            else
            {
                ReportHere(FormulaRules.ArgumentExpected, Found());
            }
        }
        while (Take(TokenKind.Comma));
        Close(open, TokenKind.CloseParenthesis);
        if (areArguments)
        {
            parts.Arguments = FirstOf(parts.Arguments, AsArguments(elements));
            return OperandPart.Arguments;
        }

        parts.ParameterTypes = AsTypes(elements);
        return OperandPart.ParameterTypes;
    }

    private static SyntaxList<TypeSyntax> AsTypes(SyntaxListBuilder<SyntaxNode> elements)
    {
        var types = default(SyntaxListBuilder<TypeSyntax>);
        for (var index = 0; index < elements.Count; index++)
            types.Add((TypeSyntax)elements[index]);
        return types.ToList();
    }

    // Types among arguments: a name alone was meant as a variable, anything longer is out of place.
    private SyntaxListBuilder<ArgumentSyntax> AsArguments(SyntaxListBuilder<SyntaxNode> elements)
    {
        var arguments = default(SyntaxListBuilder<ArgumentSyntax>);
        for (var index = 0; index < elements.Count; index++)
        {
            var element = elements[index];
            if (element is ArgumentSyntax argument)
                arguments.Add(argument);
            else if (element is TypeSyntax { Suffix: "", Name.Simple: { } name } && !ReservedNames.IsBuiltInType(name))
                arguments.Add(new VariableSyntax(name) { Span = element.Span });
            else
                Report(FormulaRules.MixedArguments, element.Span, null, element);
        }

        return arguments;
    }

    private bool IsVariable() =>
        IsBound(Current) && Peek(1).Kind is not (TokenKind.Dot or TokenKind.Less or TokenKind.OpenBracket or TokenKind.Question);

    private ArgumentSyntax ParseArgument()
    {
        var start = Current.Start;
        var isNegative = Take(TokenKind.Minus);
        if (isNegative && !At(TokenKind.Number))
        {
            ReportHere(FormulaRules.ArgumentExpected, Found());
            return new NumberArgumentSyntax(0) { Span = SpanFrom(start) };
        }

        var token = Advance();
        var span = SpanFrom(start);
        return token.Kind switch
        {
            TokenKind.Number => new NumberArgumentSyntax(isNegative ? -NumberOf(token) : NumberOf(token)) { Span = span },
            TokenKind.Text => new TextArgumentSyntax(Unquoted(token)) { Span = span },
            _ when IsTruth(token) => new TruthArgumentSyntax(Is(token, ReservedNames.True)) { Span = span },
            _ => new VariableSyntax(TextOf(token)) { Span = span },
        };
    }

    private string Unquoted(Token token) => Quotes.Remove(_text, token.Start, token.Length);
}
