using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>What an anonymous function takes from its surroundings.</summary>
internal static class Captures
{
    /// <summary>Whether it uses a variable, a parameter or <c>this</c> from outside of it, so that the compiler makes a new delegate each time anyway.</summary>
    public static bool Any(AnonymousFunctionExpressionSyntax function, SemanticModel model) =>
        model.AnalyzeDataFlow(function) is not { Succeeded: true } flow || flow.CapturedInside.Any(symbol => !IsDeclaredIn(symbol, function));

    private static bool IsDeclaredIn(ISymbol symbol, SyntaxNode function) => symbol is not IParameterSymbol { IsThis: true }
        && symbol.DeclaringSyntaxReferences.Any(r => r.SyntaxTree == function.SyntaxTree && function.Span.Contains(r.Span));
}
