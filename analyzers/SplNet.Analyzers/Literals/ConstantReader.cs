using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Literals;

/// <summary>
/// Reads the characters of a constant expression and the place of each. A long concatenation is a deep tree, so it is
/// traversed without recursion.
/// </summary>
/// <param name="model">The semantic model of the expression's file.</param>
/// <param name="cancellation">Cancels the work.</param>
internal sealed class ConstantReader(SemanticModel model, CancellationToken cancellation)
{
    // Constants made of constants can be long in few lines; the rest counts as a whole.
    private const int MostConstants = 1000;

    private readonly Stack<(SyntaxNode Node, ExpressionSyntax Root)> _pending = new();
    private int _constants;

    public List<WrittenCharacter> Characters { get; } = [];

    /// <summary>The pieces, including those without characters.</summary>
    public List<WrittenPart> Parts { get; } = [];

    public void Read(ExpressionSyntax expression)
    {
        _pending.Push((expression, expression));
        while (_pending.Count > 0)
        {
            cancellation.ThrowIfCancellationRequested();
            var (node, root) = _pending.Pop();
            Read(node, root);
        }
    }

    private void Read(SyntaxNode node, ExpressionSyntax root)
    {
        switch (node)
        {
            case ParenthesizedExpressionSyntax parenthesized:
                _pending.Push((parenthesized.Expression, root));
                break;
            case PostfixUnaryExpressionSyntax suppressed when suppressed.IsKind(SyntaxKind.SuppressNullableWarningExpression):
                _pending.Push((suppressed.Operand, root));
                break;
            case BinaryExpressionSyntax sum when sum.IsKind(SyntaxKind.AddExpression):
                _pending.Push((sum.Right, root));
                _pending.Push((sum.Left, root));
                break;
            case LiteralExpressionSyntax literal when literal.IsKind(SyntaxKind.StringLiteralExpression):
                ReadLiteral(literal.Token, root);
                break;
            case InterpolatedStringExpressionSyntax interpolated:
                for (var index = interpolated.Contents.Count - 1; index >= 0; index--)
                    _pending.Push((interpolated.Contents[index], root));
                break;
            case InterpolatedStringTextSyntax { Parent: InterpolatedStringExpressionSyntax parent } text:
                ReadText(text.TextToken, parent, root);
                break;
            case InterpolationSyntax interpolation:
                _pending.Push((interpolation.Expression, root));
                break;
            case ExpressionSyntax constant:
                ReadConstant(constant, root);
                break;
        }
    }

    private void ReadLiteral(SyntaxToken token, ExpressionSyntax root)
    {
        var source = token.Text;
        if (token.Kind() is SyntaxKind.SingleLineRawStringLiteralToken or SyntaxKind.MultiLineRawStringLiteralToken)
        {
            var content = new RawContent(source, token.IsKind(SyntaxKind.MultiLineRawStringLiteralToken));
            content.Read(0, source.Length, token.SpanStart, Add(root, LiteralForm.Raw, false, token.SpanStart + content.First), Characters);
            return;
        }

        var isVerbatim = source.Length > 0 && source[0] == '@';
        var start = isVerbatim ? 2 : 1;
        var part = Add(root, isVerbatim ? LiteralForm.Verbatim : LiteralForm.Regular, false, token.SpanStart + start);
        // An unterminated literal ends with its line.
        var end = token.ContainsDiagnostics && source[source.Length - 1] != '"' ? source.Length : source.Length - 1;
        new QuotedContent(source, token.SpanStart, part, Characters).Read(start, end);
    }

    private void ReadText(SyntaxToken text, InterpolatedStringExpressionSyntax literal, ExpressionSyntax root)
    {
        var kind = literal.StringStartToken.Kind();
        if (kind is SyntaxKind.InterpolatedSingleLineRawStringStartToken or SyntaxKind.InterpolatedMultiLineRawStringStartToken)
        {
            // The closing quotes define the indentation, so the pieces between the holes are read with the whole literal.
            var content = new RawContent(literal.ToString(), kind == SyntaxKind.InterpolatedMultiLineRawStringStartToken);
            var from = text.SpanStart - literal.SpanStart;
            content.Read(
                from, from + text.Span.Length, literal.SpanStart,
                Add(root, LiteralForm.Raw, true, literal.SpanStart + Math.Max(from, content.First)), Characters);
            return;
        }

        var form = kind == SyntaxKind.InterpolatedVerbatimStringStartToken ? LiteralForm.Verbatim : LiteralForm.Regular;
        new QuotedContent(text.Text, text.SpanStart, Add(root, form, true, text.SpanStart), Characters).Read(0, text.Text.Length);
    }

    private void ReadConstant(ExpressionSyntax expression, ExpressionSyntax root)
    {
        if (expression is IdentifierNameSyntax or MemberAccessExpressionSyntax && ++_constants <= MostConstants
            && Initializer(expression) is { } initializer)
        {
            _pending.Push((initializer, initializer));
            return;
        }

        var part = Add(root, LiteralForm.Opaque, false, expression.SpanStart);
        foreach (var character in model.GetConstantValue(expression, cancellation).Value as string ?? string.Empty)
            Characters.Add(new WrittenCharacter(character, expression.SpanStart, expression.Span.End, part));
    }

    private ExpressionSyntax? Initializer(ExpressionSyntax expression)
    {
        var symbol = model.GetSymbolInfo(expression, cancellation).Symbol;
        if (symbol is not (IFieldSymbol { IsConst: true } or ILocalSymbol { IsConst: true }))
            return null;
        foreach (var reference in symbol.DeclaringSyntaxReferences)
        {
            if (reference.SyntaxTree == expression.SyntaxTree
                && reference.GetSyntax(cancellation) is VariableDeclaratorSyntax { Initializer.Value: { } value })
                return value;
        }

        return null;
    }

    private WrittenPart Add(ExpressionSyntax root, LiteralForm form, bool isInterpolated, int start)
    {
        var part = new WrittenPart(root, form, isInterpolated, start);
        Parts.Add(part);
        return part;
    }
}
