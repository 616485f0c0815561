using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Rewriting;

/// <summary>Creates calls that replace other expressions.</summary>
internal static class Calls
{
    /// <summary>Replaces an expression by a call of a method.</summary>
    /// <param name="original">The expression; its layout and comments stay.</param>
    /// <param name="method">The full name of the method, with type arguments.</param>
    /// <param name="arguments">Its arguments: arguments or expressions of the sources.</param>
    public static Mutation Replace(ExpressionSyntax original, string method, params IEnumerable<SyntaxNode> arguments) =>
        new(original, To(method, arguments).WithTriviaFrom(original));

    /// <summary>Creates a call of a method with its full name.</summary>
    public static InvocationExpressionSyntax To(string method, params IEnumerable<SyntaxNode> arguments) =>
        SyntaxFactory.InvocationExpression(
            SyntaxFactory.ParseExpression(method),
            SyntaxFactory.ArgumentList(SyntaxFactory.SeparatedList(arguments.Select(Argument), Commas(arguments.Count()))));

    private static ArgumentSyntax Argument(SyntaxNode node) => node switch
    {
        ArgumentSyntax argument => argument.WithoutTrivia(),
        _ => SyntaxFactory.Argument(((ExpressionSyntax)node).WithoutTrivia()),
    };

    private static IEnumerable<SyntaxToken> Commas(int arguments) =>
        Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), Math.Max(0, arguments - 1));
}
