using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>How a copy of an object is written, for the types of which it is certain.</summary>
internal static class FreshCopy
{
    /// <summary>An expression that makes a copy of what a variable holds, with the same order and the same comparer; null for a type that is not known.</summary>
    public static string? Of(ITypeSymbol type, string variable, SemanticModel model, int position)
    {
        if (!HasName(type))
            return null;
        // A variable that is declared with var may hold null as far as its type goes; the copy does not.
        var name = type.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToMinimalDisplayString(model, position);
        if (type is IArrayTypeSymbol)
            return $"({name}){variable}.Clone()";
        return PathOf(type) switch
        {
            "System.Collections.Generic.List" or "System.Collections.Generic.Queue" or "System.Collections.Generic.LinkedList"
                or "System.Collections.ArrayList" or "System.Collections.Queue" or "System.Collections.BitArray" => $"new {name}({variable})",
            "System.Collections.Generic.HashSet" or "System.Collections.Generic.SortedSet"
                or "System.Collections.Generic.Dictionary" or "System.Collections.Generic.SortedDictionary" => $"new {name}({variable}, {variable}.Comparer)",
            "System.Text.StringBuilder" => $"new {name}({variable}.ToString())",
            _ => null,
        };
    }

    private static bool HasName(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => HasName(array.ElementType),
        INamedTypeSymbol named => !named.IsAnonymousType && named.TypeArguments.All(HasName),
        _ => true,
    };

    private static string PathOf(ITypeSymbol type) => $"{type.ContainingNamespace}.{type.Name}";
}
