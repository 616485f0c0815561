namespace SplNet.Syntax;

/// <content>Operands: <c>method(types)[generators](arguments)@revision</c>, the parts behind the method on its line.</content>
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
            if (part == last && part is not OperandPart.Method && !(part == OperandPart.Arguments && _tokens[place].Kind == TokenKind.OpenBracket))
            {
                Report(FormulaRules.PartTwice, TextSpan.Between(_tokens[place].Start, SpanFrom(start).End), null, parts.Method, Words.Of(part));
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

    // A part that is given again is an error, and the first one stays; joining them would cost quadratic time.
    private static SyntaxList<T> FirstOf<T>(SyntaxList<T> present, SyntaxListBuilder<T> further)
        where T : SyntaxNode =>
        present.Count == 0 ? further.ToList() : present;

    private RevisionSyntax ParseRevision()
    {
        var start = Advance().Start;
        if (AtOnSameLine(TokenKind.Text))
            return new RevisionSyntax(RevisionKind.Named, Unquoted(Advance())) { Span = SpanFrom(start) };
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

            return new RevisionSyntax(RevisionKind.Named, text) { Span = SpanFrom(start) };
        }

        var kind = Revisions.KindOf(text.Substring(0, colon));
        if (kind is null)
            Report(FormulaRules.UnknownRevisionKind, new TextSpan(token.Start, colon), Revisions.Nearest(text.Substring(0, colon)), text.Substring(0, colon));
        var rest = text.Substring(colon + 1);
        if (rest.Length == 0 && At(TokenKind.Text) && Current.Start == token.End)
            rest = Unquoted(Advance());
        if (rest.Length == 0)
            ReportHere(FormulaRules.RevisionExpected, Found());
        return new RevisionSyntax(kind ?? RevisionKind.Named, kind is null ? text : rest) { Span = SpanFrom(start) };
    }
}
