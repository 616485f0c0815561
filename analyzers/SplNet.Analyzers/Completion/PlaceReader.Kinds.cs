using SplNet.Syntax;

namespace SplNet.Analyzers.Completion;

/// <content>Determines what can follow a token.</content>
internal sealed partial class PlaceReader
{
    private PlaceKind KindAfter(int index) => Frame.Kind switch
    {
        FrameKind.Generators => Is(index, TokenKind.Dot) ? PlaceKind.GeneratorMember
            : Is(index, TokenKind.OpenBracket) || Is(index, TokenKind.Comma) ? PlaceKind.Generator
            : PlaceKind.Nothing,
        FrameKind.Arguments => Is(index, TokenKind.Dot) ? PlaceKind.NestedType
            : Is(index, TokenKind.OpenParenthesis) || Is(index, TokenKind.Comma) || Is(index, TokenKind.Less) ? PlaceKind.Argument
            : PlaceKind.Nothing,
        FrameKind.Estimate when Frame.Commas > 0 => Is(index, TokenKind.Dot) ? PlaceKind.TransformMember
            : Is(index, TokenKind.Comma) ? PlaceKind.Transform
            : PlaceKind.Nothing,
        FrameKind.Estimate => Is(index, TokenKind.Dot) ? PlaceKind.Member
            : Is(index, TokenKind.OpenParenthesis) ? PlaceKind.Operand
            : Is(index, TokenKind.At) ? PlaceKind.Revision
            : PlaceKind.Nothing,
        FrameKind.Tuple or FrameKind.Other => PlaceKind.Nothing,
        _ when Frame.HasOptions => Is(index, TokenKind.With) || Is(index, TokenKind.Comma) ? PlaceKind.Option
            : Is(index, TokenKind.Assign) || Is(index, TokenKind.Equal) ? PlaceKind.OptionValue
            : Is(index, TokenKind.Number) ? PlaceKind.OptionUnit
            : PlaceKind.Nothing,
        _ => Frame.Quantifier switch
        {
            QuantifierPart.Names => Is(index, TokenKind.Name) || Is(index, TokenKind.CloseParenthesis) ? PlaceKind.In : PlaceKind.Nothing,
            QuantifierPart.Values => Is(index, TokenKind.Number) && Is(index - 1, TokenKind.Range) ? PlaceKind.Step : PlaceKind.Nothing,
            _ => InFormula(index),
        },
    };

    private PlaceKind InFormula(int index)
    {
        switch (_tokens[index].Kind)
        {
            case TokenKind.Dot:
                return PlaceKind.Member;
            case TokenKind.At:
                return PlaceKind.Revision;
            case TokenKind.Colon when Is(index - 1, TokenKind.Revision) && Touches(index):
                return PlaceKind.Nothing;
            case TokenKind.And or TokenKind.Or or TokenKind.Not or TokenKind.Implies or TokenKind.Colon or TokenKind.OpenParenthesis:
                return PlaceKind.Formula;
            case TokenKind.Percent when Is(index - 1, TokenKind.Number) && Is(index - 2, TokenKind.Tilde):
                return PlaceKind.Value;
            case TokenKind.Less or TokenKind.LessOrEqual or TokenKind.Greater or TokenKind.GreaterOrEqual or TokenKind.Equal
                or TokenKind.NotEqual or TokenKind.Assign
                or TokenKind.Plus or TokenKind.Minus or TokenKind.Times or TokenKind.Divide:
                return EndsTypeArguments(index) ? AfterValue : PlaceKind.Value;
            case TokenKind.Number:
                return AfterNumber(index);
            case TokenKind.Name or TokenKind.Revision or TokenKind.Percent or TokenKind.Text or TokenKind.CloseParenthesis
                or TokenKind.CloseBracket:
                return AfterValue;
            default:
                return PlaceKind.Nothing;
        }
    }

    private PlaceKind AfterValue => Frame.HasRelation ? PlaceKind.Connective : PlaceKind.Nothing;

    private PlaceKind AfterNumber(int index)
    {
        if (Is(index - 1, TokenKind.Tilde))
            return PlaceKind.Percent;
        return Frame.HasRelation && _tokens[index].End < _word.Start ? PlaceKind.UnitOrConnective : PlaceKind.Unit;
    }

    private bool EndsTypeArguments(int index)
    {
        if (!Is(index, TokenKind.Greater))
            return false;
        for (var open = index - 1; open > 0; open--)
        {
            if (Is(open, TokenKind.Less) && TypeArgumentsFrom(open) == index)
                return true;
        }

        return false;
    }

    // Outwards from a dot: Namespace.Outer<int>.Type.
    private List<(string Name, int Arity)> PathBefore(int dot)
    {
        var path = new List<(string Name, int Arity)>();
        for (var index = dot; Is(index, TokenKind.Dot);)
        {
            var (name, arity) = NameBefore(index);
            if (name < 0)
                return [];
            path.Insert(0, (TextOf(_tokens[name]), arity));
            index = name - 1;
        }

        return path;
    }

    private (int Name, int Arity) NameBefore(int dot)
    {
        var index = dot - 1;
        var arity = 0;
        if (Is(index, TokenKind.Greater))
        {
            var depth = 0;
            for (arity = 1; index >= 0; index--)
            {
                depth += Is(index, TokenKind.Greater) ? 1 : Is(index, TokenKind.Less) ? -1 : 0;
                arity += depth == 1 && Is(index, TokenKind.Comma) ? 1 : 0;
                if (depth == 0)
                    break;
            }

            index--;
        }

        return index >= 0 && Characters.StartsName(_text[_tokens[index].Start]) ? (index, arity) : (-1, 0);
    }
}
