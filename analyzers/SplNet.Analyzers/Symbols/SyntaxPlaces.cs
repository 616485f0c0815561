using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.Symbols;

/// <summary>Compares the places of symbols without the syntax nodes, which the compiler may have to create first.</summary>
internal static class SyntaxPlaces
{
    /// <summary>True if the reference is at the span.</summary>
    public static bool IsAt(this SyntaxReference reference, SyntaxTree tree, TextSpan span) =>
        reference.SyntaxTree == tree && reference.Span == span;

    /// <summary>True if the node at the span declares the symbol.</summary>
    public static bool IsDeclaredAt(this ISymbol symbol, SyntaxTree tree, TextSpan span)
    {
        foreach (var reference in symbol.DeclaringSyntaxReferences)
        {
            if (reference.IsAt(tree, span))
                return true;
        }

        return false;
    }
}
