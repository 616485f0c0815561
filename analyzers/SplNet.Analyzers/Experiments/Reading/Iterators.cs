using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Methods that do nothing until their sequence is enumerated.</summary>
internal static class Iterators
{
    /// <summary>True if the method itself yields, and not a function within it.</summary>
    public static bool Yields(SyntaxNode method) => method
        .DescendantNodes(node => node == method || node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or ExpressionSyntax))
        .Any(static node => node is YieldStatementSyntax);
}
