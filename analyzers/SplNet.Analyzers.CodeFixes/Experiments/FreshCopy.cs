using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>Writes expressions that copy an object, for types where this is safe.</summary>
internal static class FreshCopy
{
    /// <summary>
    /// Returns an expression that copies the value of a variable, with the same order and the same comparer; null for an unknown type.
    /// </summary>
    public static string? Of(ITypeSymbol type, string variable, SemanticModel model, int position)
    {
        if (!HasName(type))
            return null;
        // The type of a 'var' variable allows null, but the copy is never null.
        var name = type.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToMinimalDisplayString(model, position);
        if (type is IArrayTypeSymbol)
            return $"({name}){variable}.Clone()";
        return PathOf(type) switch
        {
            "System.Collections.Generic.List" or "System.Collections.Generic.Queue" or "System.Collections.Generic.LinkedList"
                or "System.Collections.ArrayList" or "System.Collections.Queue" or "System.Collections.BitArray" =>
                $"new {name}({variable})",
            "System.Collections.Generic.HashSet" or "System.Collections.Generic.SortedSet"
                or "System.Collections.Generic.Dictionary" or "System.Collections.Generic.SortedDictionary" =>
                $"new {name}({variable}, {variable}.Comparer)",
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
