using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Mutations.Compiling;

/// <summary>
/// A file with one mutation. The text is changed and parsed again, so that reports show the compiled text and later
/// lines keep their numbers.
/// </summary>
internal static class MutatedTree
{
    /// <summary>Creates the tree with the mutation; null if its text parses to a different tree than the operator built.</summary>
    public static SyntaxTree? Of(SyntaxTree tree, Mutation mutation)
    {
        var replacement = InParentheses(mutation);
        var expected = tree.GetRoot().ReplaceNode(mutation.Original, replacement.WithTriviaFrom(mutation.Original));
        return new[] { replacement, replacement.NormalizeWhitespace(elasticTrivia: false) }
            .Select(node => Written(tree, mutation.Original, node.ToString()))
            .FirstOrDefault(written => Shape(written.GetRoot()).SequenceEqual(Shape(expected)));
    }

    // SyntaxFactory.AreEquivalent considers some equal blocks different.
    private static IEnumerable<(int Kind, string? Text)> Shape(SyntaxNode root) =>
        root.DescendantNodesAndTokens().Select(static part => (part.RawKind, part.IsToken ? part.AsToken().Text : null));

    private static SyntaxTree Written(SyntaxTree tree, SyntaxNode original, string replacement)
    {
        var text = tree.GetText();
        return tree.WithChangedText(text.WithChanges(new TextChange(original.Span, replacement + Lines(tree, original, replacement))));
    }

    // The result has as many lines as before, or a line directive corrects the next number.
    private static string Lines(SyntaxTree tree, SyntaxNode original, string replacement)
    {
        var more = Breaks(replacement) - Breaks(original.ToString());
        if (more <= 0)
            return new string('\n', -more);
        if (original.Ancestors().Any(static node => node is InterpolationSyntax)
            || tree.GetRoot().ContainsDirectives && HasLineDirective(tree))
            return string.Empty;
        return string.Create(CultureInfo.InvariantCulture, $"\n#line {tree.GetLineSpan(original.Span).EndLinePosition.Line + 1}\n");
    }

    private static bool HasLineDirective(SyntaxTree tree) =>
        tree.GetRoot().GetFirstDirective(static directive => directive.IsKind(SyntaxKind.LineDirectiveTrivia)) is not null;

    private static int Breaks(string text) => text.Count(static character => character == '\n');

    // An operator builds a tree without considering its text. In an interpolated string, a colon starts a format.
    private static SyntaxNode InParentheses(Mutation mutation) =>
        mutation is { Original: ExpressionSyntax original, Replacement: ExpressionSyntax replacement }
        && (original.Parent is InterpolationSyntax || IsOperand(original) && !NeedsNoParentheses(replacement))
            ? SyntaxFactory.ParenthesizedExpression(replacement.WithoutTrivia())
            : mutation.Replacement;

    private static bool IsOperand(ExpressionSyntax original) =>
        original.Parent
            is ExpressionSyntax and not (ParenthesizedExpressionSyntax or AnonymousFunctionExpressionSyntax or InitializerExpressionSyntax);

    private static bool NeedsNoParentheses(ExpressionSyntax expression) => expression is
        InvocationExpressionSyntax or MemberAccessExpressionSyntax or ElementAccessExpressionSyntax or IdentifierNameSyntax
            or LiteralExpressionSyntax or ParenthesizedExpressionSyntax
        or BaseObjectCreationExpressionSyntax or TypeSyntax or ThisExpressionSyntax or InitializerExpressionSyntax
        or MemberBindingExpressionSyntax or ElementBindingExpressionSyntax
        or TypeOfExpressionSyntax or DefaultExpressionSyntax or InterpolatedStringExpressionSyntax;
}
