using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>The variables that an anonymous function captures.</summary>
internal static class Captures
{
    /// <summary>
    /// True if it uses an outer variable or parameter or <c>this</c>, so that the compiler creates a new delegate each time anyway.
    /// </summary>
    public static bool Any(AnonymousFunctionExpressionSyntax function, SemanticModel model) =>
        model.AnalyzeDataFlow(function) is not { Succeeded: true } flow
        || flow.CapturedInside.Any(symbol => !IsDeclaredIn(symbol, function));

    private static bool IsDeclaredIn(ISymbol symbol, SyntaxNode function) => symbol is not IParameterSymbol { IsThis: true }
        && symbol.DeclaringSyntaxReferences.Any(r => r.SyntaxTree == function.SyntaxTree && function.Span.Contains(r.Span));
}
