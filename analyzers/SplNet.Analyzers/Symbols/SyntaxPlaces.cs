using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.Symbols;

/// <summary>Where symbols are written, compared without the syntax, which the compiler may have to make first.</summary>
internal static class SyntaxPlaces
{
    /// <summary>True if the reference is to what stands there.</summary>
    public static bool IsAt(this SyntaxReference reference, SyntaxTree tree, TextSpan span) => reference.SyntaxTree == tree && reference.Span == span;

    /// <summary>True if what stands there declares the symbol.</summary>
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
