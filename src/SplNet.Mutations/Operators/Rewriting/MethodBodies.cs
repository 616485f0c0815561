using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Rewriting;

/// <summary>Methods whose body is an expression, written with a block.</summary>
internal static class MethodBodies
{
    /// <summary>The statement that an expression stands for as the body of a method.</summary>
    public static StatementSyntax StatementOf(ArrowExpressionClauseSyntax arrow, IMethodSymbol method)
    {
        var expression = arrow.Expression.WithoutTrivia();
        if (expression is ThrowExpressionSyntax thrown)
            return SyntaxFactory.ThrowStatement(thrown.ThrowKeyword.WithTrailingTrivia(SyntaxFactory.Space), thrown.Expression, SyntaxFactory.Token(SyntaxKind.SemicolonToken));
        return method.ReturnsVoid ? SyntaxFactory.ExpressionStatement(expression) : SyntaxFactory.ReturnStatement(expression.WithLeadingTrivia(SyntaxFactory.Space));
    }

    /// <summary>The method with a block for its expression.</summary>
    public static MethodDeclarationSyntax WithBody(MethodDeclarationSyntax method, BlockSyntax body) =>
        method.WithExpressionBody(null).WithSemicolonToken(default).WithBody(body.WithTrailingTrivia(method.GetTrailingTrivia()));
}
