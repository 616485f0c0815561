using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>Adds elements to an object initializer in its existing layout, or creates the initializer.</summary>
internal sealed class InitializerLayout(SourceText text, BaseObjectCreationExpressionSyntax creation)
{
    private readonly string _newLine = text.Lines[0] is { End: var end, EndIncludingLineBreak: var next } && next > end
        ? text.ToString(TextSpan.FromBounds(end, next))
        : "\n";

    /// <summary>The changes that add the elements.</summary>
    /// <param name="elements">The texts of the elements; at least one.</param>
    public IReadOnlyList<TextChange> Add(IReadOnlyList<string> elements) => creation.Initializer switch
    {
        null => [Insert(creation.ArgumentList!.Span.End, Block(IndentationAt(creation.SpanStart), elements))],
        {
            Expressions.Count: 0,
        } empty => [new TextChange(TextSpan.FromBounds(EndOfComments(empty), empty.CloseBraceToken.SpanStart), Inside(empty, elements))],
        var filled => InsertAfter(filled, LastBinding(filled.Expressions), elements),
    };

    private string Block(string indentation, IReadOnlyList<string> elements) =>
        $"{_newLine}{indentation}{{{Lines(indentation + Step(indentation), elements)}{_newLine}{indentation}}}";

    private string Inside(InitializerExpressionSyntax empty, IReadOnlyList<string> elements)
    {
        if (AreOnOneLine(empty.OpenBraceToken, empty.CloseBraceToken))
            return $" {string.Join(", ", elements)} ";
        var indentation = IndentationAt(empty.CloseBraceToken.SpanStart);
        return $"{Lines(indentation + Step(indentation), elements)}{_newLine}{indentation}";
    }

    private int EndOfComments(InitializerExpressionSyntax empty)
    {
        var start = empty.OpenBraceToken.Span.End;
        return start + text.ToString(TextSpan.FromBounds(start, empty.CloseBraceToken.SpanStart)).TrimEnd().Length;
    }

    private IReadOnlyList<TextChange> InsertAfter(InitializerExpressionSyntax filled, int index, IReadOnlyList<string> elements)
    {
        var last = filled.Expressions[index];
        var comma = index < filled.Expressions.SeparatorCount ? filled.Expressions.GetSeparator(index) : default;
        var end = comma.IsKind(SyntaxKind.CommaToken) ? comma : last.GetLastToken();
        if (AreOnOneLine(filled.OpenBraceToken, filled.CloseBraceToken))
            return [Insert(end.Span.End, comma.IsKind(SyntaxKind.CommaToken)
                ? string.Concat(elements.Select(static one => $" {one},"))
                : string.Concat(elements.Select(static one => $", {one}")))];
        var lines = Lines(IndentationAt(last.SpanStart), elements);
        if (comma.IsKind(SyntaxKind.CommaToken))
            return [Insert(EndWithComment(end), lines)];
        return [Insert(end.Span.End, ","), Insert(EndWithComment(end), lines.Substring(0, lines.Length - 1))];
    }

    private string Lines(string indentation, IReadOnlyList<string> elements) =>
        string.Concat(elements.Select(element => $"{_newLine}{indentation}{element},"));

    // Options and other members may follow the bindings.
    private static int LastBinding(SeparatedSyntaxList<ExpressionSyntax> elements)
    {
        var last = elements.LastIndexOf(static element => element is AssignmentExpressionSyntax { Left: ImplicitElementAccessSyntax });
        return last >= 0 ? last : elements.Count - 1;
    }

    // A comment after an element belongs to that element.
    private static int EndWithComment(SyntaxToken end) =>
        end.TrailingTrivia.Where(
            static trivia => trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsKind(SyntaxKind.MultiLineCommentTrivia))
            .Select(static comment => comment.Span.End).Append(end.Span.End).Max();

    private bool AreOnOneLine(SyntaxToken first, SyntaxToken last) =>
        text.Lines.IndexOf(first.SpanStart) == text.Lines.IndexOf(last.SpanStart);

    private string IndentationAt(int position)
    {
        var line = text.Lines.GetLineFromPosition(position).ToString();
        return line.Substring(0, line.Length - line.TrimStart().Length);
    }

    private static string Step(string indentation) => indentation.IndexOf('\t') >= 0 ? "\t" : "    ";

    private static TextChange Insert(int position, string inserted) => new(new TextSpan(position, 0), inserted);
}
