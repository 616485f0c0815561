namespace SplNet.Syntax;

/// <content>Names of methods and types.</content>
internal sealed partial class Parser
{
    // Whether '<' opens type arguments is seen at their end; no list of types that a person writes is longer.
    private const int LongestTypeArguments = 64;

    private QualifiedNameSyntax ParseQualifiedName(bool isType)
    {
        var start = Current.Start;
        var parts = default(SyntaxListBuilder<NamePartSyntax>);
        parts.Add(ParseNamePart(isType));
        while (Current.Kind is TokenKind.Dot or TokenKind.Hash)
        {
            var separator = Advance();
            if (separator.Kind == TokenKind.Hash)
                Report(FormulaRules.OlderMember, separator.Span, ".");
            if (!Characters.StartsName(CharacterAt(Current.Start)))
            {
                ReportHere(FormulaRules.NameExpected, Found(), "a type or a method");
                break;
            }

            parts.Add(ParseNamePart(isType));
        }

        return new QualifiedNameSyntax(parts.ToList()) { Span = SpanFrom(start) };
    }

    private char CharacterAt(int index) => index < _text.Length ? _text[index] : '\0';

    private NamePartSyntax ParseNamePart(bool isType)
    {
        var token = Advance();
        var arguments = AtOnSameLine(TokenKind.Less) && (isType || OpensTypeArguments(token)) ? ParseTypeArguments() : SyntaxList<TypeSyntax>.Empty;
        return new NamePartSyntax(TextOf(token), arguments) { Span = SpanFrom(token.Start) };
    }

    private SyntaxList<TypeSyntax> ParseTypeArguments()
    {
        var open = Advance();
        var types = default(SyntaxListBuilder<TypeSyntax>);
        if (Enter())
        {
            do
                types.Add(ParseType());
            while (Take(TokenKind.Comma));
            Close(open, TokenKind.Greater);
        }

        Leave();
        return types.ToList();
    }

    private TypeSyntax ParseType()
    {
        var start = Current.Start;
        if (!At(TokenKind.Name))
        {
            ReportHere(FormulaRules.ParameterTypeExpected, Found());
            return new TypeSyntax(new QualifiedNameSyntax(SyntaxList<NamePartSyntax>.Empty) { Span = AfterLast() }, string.Empty) { Span = AfterLast() };
        }

        var name = ParseQualifiedName(isType: true);
        var suffix = string.Empty;
        while (Current.Kind is TokenKind.OpenBracket or TokenKind.Question)
        {
            if (Take(TokenKind.Question))
            {
                suffix += "?";
                continue;
            }

            var open = Advance();
            var rank = 0;
            while (Take(TokenKind.Comma))
                rank++;
            Close(open, TokenKind.CloseBracket);
            suffix += "[" + new string(',', rank) + "]";
        }

        return new TypeSyntax(name, suffix) { Span = SpanFrom(start) };
    }

    // Type arguments stand right behind their name, close, and are not followed by a value: a < b > c is a chain.
    private bool OpensTypeArguments(Token name)
    {
        if (Current.Start != name.End)
            return false;
        var depth = 0;
        for (var distance = 0; distance < LongestTypeArguments; distance++)
        {
            switch (Peek(distance).Kind)
            {
                case TokenKind.Less:
                    depth++;
                    break;
                case TokenKind.Greater when --depth == 0:
                    var next = Peek(distance + 1);
                    return next.StartsLine || next.Kind is not (TokenKind.Name or TokenKind.Number)
                        && (next.Kind != TokenKind.OpenParenthesis || next.Start == Peek(distance).End);
                case TokenKind.Greater or TokenKind.Name or TokenKind.Dot or TokenKind.Comma or TokenKind.OpenBracket or TokenKind.CloseBracket or TokenKind.Question:
                    break;
                default:
                    return false;
            }
        }

        return false;
    }
}
