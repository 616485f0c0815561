using System.Text;

namespace SplNet.Syntax;

/// <content>
/// Operands: <c>method(types)[generators](arguments)@revision</c>, with all parts on the line of the method; their arguments, the types
/// that select an overload, and the names of methods and types.
/// </content>
internal sealed partial class Parser
{
    private OperandSyntax ParseOperand()
    {
        var start = Current.Start;
        if (!At(TokenKind.Name))
        {
            ReportHere(FormulaRules.ValueExpected, Found());
            return new OperandParts(new QualifiedNameSyntax(SyntaxList<NamePartSyntax>.Empty) { Span = AfterLast() }).Joined(AfterLast());
        }

        var parts = new OperandParts(ParseQualifiedName(isType: false));
        var last = OperandPart.Method;
        while (Current.Kind is TokenKind.OpenParenthesis or TokenKind.OpenBracket or TokenKind.At && !Current.StartsLine)
        {
            var place = _position;
            var part = ParsePart(parts, last);
            if (part == last && part is not OperandPart.Method
                && !(part == OperandPart.Arguments && _tokens[place].Kind == TokenKind.OpenBracket))
            {
                Report(FormulaRules.PartTwice, TextSpan.Between(_tokens[place].Start, SpanFrom(start).End), null, parts.Method, Words.Of(
                    part));
            }
            else if (part < last && part != OperandPart.Method)
            {
                Report(FormulaRules.OperandOrder, SpanFrom(_tokens[place].Start), null, Words.Of(part), Words.Of(last));
            }

            last = part > last ? part : last;
        }

        return parts.Joined(SpanFrom(start));
    }

    private OperandPart ParsePart(OperandParts parts, OperandPart last)
    {
        switch (Current.Kind)
        {
            case TokenKind.OpenBracket:
                return ParseBrackets(parts);
            case TokenKind.At:
                parts.Revision = ParseRevision();
                return OperandPart.Revision;
            default:
                return ParseArgumentList(parts, last);
        }
    }

    private OperandPart ParseBrackets(OperandParts parts)
    {
        var open = Advance();
        var generators = default(SyntaxListBuilder<QualifiedNameSyntax>);
        var arguments = default(SyntaxListBuilder<ArgumentSyntax>);
        do
        {
            if (At(TokenKind.Name) && !IsBound(Current) && !IsTruth(Current))
                generators.Add(ParseQualifiedName(isType: false));
            else if (AtValue || At(TokenKind.Name))
                arguments.Add(ParseArgument());
            else
                ReportHere(FormulaRules.NameExpected, Found(), "a generator");
        }
        while (Take(TokenKind.Comma));
        Close(open, TokenKind.CloseBracket);
        if (arguments.Count == 0)
        {
            parts.Generators = FirstOf(parts.Generators, generators);
            return OperandPart.Generators;
        }

        var span = SpanFrom(open.Start);
        var modern = $"({string.Join(", ", arguments.ToList())})";
        Report(FormulaRules.BracketArguments, span, generators.Count == 0 ? modern : null, arguments[0], modern);
        parts.Arguments = FirstOf(parts.Arguments, arguments);
        return OperandPart.Arguments;
    }

    // A repeated part is an error, and the first one is kept; joining them would cost quadratic time.
    private static SyntaxList<T> FirstOf<T>(SyntaxList<T> present, SyntaxListBuilder<T> further)
        where T : SyntaxNode =>
        present.Count == 0 ? further.ToList() : present;

    private RevisionSyntax ParseRevision()
    {
        var start = Advance().Start;
        if (AtOnSameLine(TokenKind.Text))
            return new RevisionSyntax(RevisionKind.Named, ParseQuotedRevision()) { Span = SpanFrom(start) };
        if (!At(TokenKind.Revision))
        {
            ReportHere(FormulaRules.RevisionExpected, Found());
            return new RevisionSyntax(RevisionKind.Named, string.Empty) { Span = SpanFrom(start) };
        }

        var token = Advance();
        var text = TextOf(token);
        var colon = text.IndexOf(':');
        if (colon < 0)
        {
            if (Revisions.KindOf(text) is not null && At(TokenKind.Colon) && Current.Start == token.End)
            {
                Advance();
                ReportHere(FormulaRules.RevisionExpected, Found());
            }

            return new RevisionSyntax(Revisions.KindWithoutColon(text), text) { Span = SpanFrom(start) };
        }

        var kind = Revisions.KindOf(text.Substring(0, colon));
        if (kind is null)
            Report(
                FormulaRules.UnknownRevisionKind, new TextSpan(token.Start, colon), Revisions.Nearest(text.Substring(0, colon)),
                text.Substring(0, colon));
        var rest = text.Substring(colon + 1);
        if (rest.Length == 0 && At(TokenKind.Text) && Current.Start == token.End)
            rest = ParseQuotedRevision();
        else if (rest.Length == 0 && CharacterAt(token.End) != '{')
            ReportHere(FormulaRules.RevisionExpected, Found());
        return new RevisionSyntax(kind ?? RevisionKind.Named, kind is null ? text : rest) { Span = SpanFrom(start) };
    }

    private string ParseQuotedRevision()
    {
        var token = Advance();
        var text = Unquoted(token);
        if (string.IsNullOrWhiteSpace(text))
            Report(FormulaRules.RevisionExpected, token.Span, null, " between the quotes");
        return text;
    }

    private bool AtValue => Current.Kind is TokenKind.Number or TokenKind.Text or TokenKind.Minus || IsTruth(Current);

    private bool IsTruth(Token token) => Is(token, ReservedNames.True) || Is(token, ReservedNames.False);

    // One list in parentheses holds either types or arguments. It holds arguments if an element cannot be a type (a number, a text, a
    // variable of a quantifier), or if it follows generators or an alias; otherwise types. An empty list is undecided.
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

    // In a list of arguments, a lone name was meant as a variable. Anything longer is a misplaced type.
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
        (IsBound(Current) || IsMisspeltVariable())
        && Peek(1).Kind is not (TokenKind.Dot or TokenKind.Hash or TokenKind.Less or TokenKind.OpenBracket or TokenKind.Question);

    // Type names start with a capital: inside a quantifier, any other lower-case word was meant as a variable.
    private bool IsMisspeltVariable() =>
        _variables > 0 && char.IsLower(_text[Current.Start]) && !ReservedNames.IsBuiltInType(TextOf(Current));

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

    // Only the end of the list shows whether '<' opens type arguments; no hand-written list of types is longer.
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
        var arguments = AtOnSameLine(TokenKind.Less) && (isType || OpensTypeArguments(token))
            ? ParseTypeArguments()
            : SyntaxList<TypeSyntax>.Empty;
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
            return new TypeSyntax(new QualifiedNameSyntax(SyntaxList<NamePartSyntax>.Empty) { Span = AfterLast() }, string.Empty)
            {
                Span = AfterLast(),
            };
        }

        var name = ParseQualifiedName(isType: true);
        return new TypeSyntax(name, ParseTypeSuffix()) { Span = SpanFrom(start) };
    }

    private string ParseTypeSuffix()
    {
        if (Current.Kind is not (TokenKind.OpenBracket or TokenKind.Question))
            return string.Empty;
        var suffix = new StringBuilder();
        for (var levels = 0; Current.Kind is TokenKind.OpenBracket or TokenKind.Question; levels++)
        {
            if (levels == DeepestNesting)
            {
                Stop(FormulaRules.NestedTooDeeply, Current.Span, DeepestNesting);
                break;
            }

            if (Take(TokenKind.Question))
            {
                suffix.Append('?');
                continue;
            }

            var open = Advance();
            suffix.Append('[');
            while (Take(TokenKind.Comma))
                suffix.Append(',');
            Close(open, TokenKind.CloseBracket);
            suffix.Append(']');
        }

        return suffix.ToString();
    }

    // Type arguments directly follow their name, are closed, and are not followed by a value: a < b > c is a chain.
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
                case TokenKind.Greater or TokenKind.Name or TokenKind.Dot or TokenKind.Comma or TokenKind.OpenBracket
                    or TokenKind.CloseBracket or TokenKind.Question:
                    break;
                default:
                    return false;
            }
        }

        return false;
    }
}
