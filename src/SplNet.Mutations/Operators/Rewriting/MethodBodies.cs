using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Rewriting;

/// <summary>Rewrites expression-bodied methods with a block.</summary>
internal static class MethodBodies
{
    /// <summary>Creates the statement that is equivalent to an expression body.</summary>
    public static StatementSyntax StatementOf(ArrowExpressionClauseSyntax arrow, IMethodSymbol method)
    {
        var expression = arrow.Expression.WithoutTrivia();
        if (expression is ThrowExpressionSyntax thrown)
            return SyntaxFactory.ThrowStatement(
                thrown.ThrowKeyword.WithTrailingTrivia(SyntaxFactory.Space),
                thrown.Expression,
                SyntaxFactory.Token(SyntaxKind.SemicolonToken));
        return method.ReturnsVoid
            ? SyntaxFactory.ExpressionStatement(expression)
            : SyntaxFactory.ReturnStatement(expression.WithLeadingTrivia(SyntaxFactory.Space));
    }

    /// <summary>Replaces the expression body of a method by a block.</summary>
    public static MethodDeclarationSyntax WithBody(MethodDeclarationSyntax method, BlockSyntax body) =>
        method.WithExpressionBody(null).WithSemicolonToken(default).WithBody(body.WithTrailingTrivia(method.GetTrailingTrivia()));
}
