using SplNet.Syntax;

namespace SplNet.Analyzers.Completion;

/// <content>Steps from token to token, and keeps the open brackets and their state.</content>
internal sealed partial class PlaceReader
{
    // Returns the index of the last token that belongs to this one.
    private int Step(int index)
    {
        switch (_tokens[index].Kind)
        {
            case TokenKind.ForAll or TokenKind.Exists:
                Frame.Begin();
                Frame.Quantifier = QuantifierPart.Names;
                break;
            case TokenKind.In:
                Frame.Quantifier = QuantifierPart.Values;
                break;
            case TokenKind.Colon or TokenKind.And or TokenKind.Or or TokenKind.Implies or TokenKind.Not:
                Frame.Begin();
                break;
            case TokenKind.With:
                Frame.Begin();
                Frame.HasOptions = true;
                break;
            case TokenKind.Less when TypeArgumentsFrom(index) is > 0 and var end:
                return end;
            case TokenKind.Less or TokenKind.LessOrEqual or TokenKind.Greater or TokenKind.GreaterOrEqual
                or TokenKind.Equal or TokenKind.NotEqual or TokenKind.Assign or TokenKind.Tilde:
                Frame.HasRelation = true;
                break;
            case TokenKind.OpenParenthesis:
                Open(KindOfParenthesis(index));
                break;
            case TokenKind.OpenBracket:
                Open(Frame.Kind == FrameKind.Arguments ? FrameKind.Other : FrameKind.Generators);
                break;
            case TokenKind.OpenBrace:
                Open(FrameKind.Other);
                break;
            case TokenKind.CloseParenthesis or TokenKind.CloseBracket or TokenKind.CloseBrace:
                Close();
                break;
            case TokenKind.Comma:
                Frame.Commas++;
                break;
            case TokenKind.Name:
                Name(index);
                break;
        }

        return index;
    }

    private void Name(int index)
    {
        var name = TextOf(_tokens[index]);
        if (Frame.HasOptions && (Is(index - 1, TokenKind.With) || Is(index - 1, TokenKind.Comma)))
            _options.Add(HyphenatedName(index));
        // Among the values of a quantifier, a name is a variable or starts the formula if the colon is missing.
        if (Frame.Quantifier == QuantifierPart.Values && name is not (ReservedNames.True or ReservedNames.False or "step"))
            Frame.Quantifier = Is(index - 1, TokenKind.Comma) ? QuantifierPart.Names : QuantifierPart.None;
        if (Frame.Quantifier == QuantifierPart.Names)
            _variables.Add(name);
    }

    // warm-up: the parts touch.
    private string HyphenatedName(int index)
    {
        var last = index;
        while (Is(last + 1, TokenKind.Minus) && Touches(last + 1) && Touches(last + 2) && Is(last + 2, TokenKind.Name))
            last += 2;
        return _text.Substring(_tokens[index].Start, _tokens[last].End - _tokens[index].Start);
    }

    private void Open(FrameKind kind)
    {
        var quantifier = kind == FrameKind.Tuple ? Frame.Quantifier : QuantifierPart.None;
        _frames.Push(new Frame(kind) { Quantifier = quantifier });
    }

    private void Close()
    {
        if (_frames.Count == 1)
            return;
        var closed = _frames.Pop();
        if (closed.Kind == FrameKind.Group)
            Frame.HasRelation |= closed.HasRelation;
    }

    private FrameKind KindOfParenthesis(int index)
    {
        if (Frame.Quantifier == QuantifierPart.Names
            || (Frame.Quantifier == QuantifierPart.Values && (Is(index - 1, TokenKind.In) || Is(index - 1, TokenKind.Comma))))
            return FrameKind.Tuple;
        if (Frame.Quantifier == QuantifierPart.Values)
            Frame.Begin();
        if (Is(index - 1, TokenKind.Name))
            return Estimators.IsKnown(TextOf(_tokens[index - 1])) && !Is(index - 2, TokenKind.Dot)
                ? FrameKind.Estimate
                : FrameKind.Arguments;
        return Is(index - 1, TokenKind.CloseBracket) || Is(index - 1, TokenKind.CloseParenthesis)
            || (Is(index - 1, TokenKind.Greater) && Touches(index))
            ? FrameKind.Arguments
            : FrameKind.Group;
    }

    // As in the parser, type arguments directly follow their name, are closed, and are not followed by a value.
    private int TypeArgumentsFrom(int index)
    {
        if (!Is(index - 1, TokenKind.Name) || !Touches(index))
            return -1;
        var depth = 0;
        for (; index < _count; index++)
        {
            switch (_tokens[index].Kind)
            {
                case TokenKind.Less:
                    depth++;
                    break;
                case TokenKind.Greater when --depth == 0:
                    return Is(index + 1, TokenKind.Name) || Is(index + 1, TokenKind.Number) ? -1 : index;
                case TokenKind.Greater or TokenKind.Name or TokenKind.Dot or TokenKind.Comma or TokenKind.OpenBracket
                    or TokenKind.CloseBracket or TokenKind.Question:
                    break;
                default:
                    return -1;
            }
        }

        return -1;
    }
}
