using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Symbols;

/// <summary>
/// Methods of extension blocks. At run time they are static methods of the enclosing class, with the receiver as their first parameter.
/// </summary>
internal static class ExtensionMethods
{
    /// <summary>The static method for a method of an extension block; any other symbol is returned unchanged.</summary>
    public static ISymbol? AtRunTime(ISymbol? symbol)
    {
        if (symbol is not IMethodSymbol { ContainingType: { IsExtension: true, ContainingType: { } outer },
            DeclaringSyntaxReferences: { Length: 1 } places })
            return symbol;
        foreach (var member in outer.GetMembers(symbol.MetadataName))
        {
            if (member.IsDeclaredAt(places[0].SyntaxTree, places[0].Span))
                return member;
        }

        return symbol;
    }
}
