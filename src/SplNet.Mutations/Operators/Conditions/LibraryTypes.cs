using Microsoft.CodeAnalysis;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>Recognises types of the class library by name, whatever assembly declares them.</summary>
internal static class LibraryTypes
{
    /// <summary>
    /// True if the type is declared as one of these (<c>System.Collections.Generic.List</c>, without type arguments); a
    /// derived type does not qualify.
    /// </summary>
    public static bool Is(ITypeSymbol? type, params ReadOnlySpan<string> names) =>
        type is INamedTypeSymbol { ContainingType: null } named
        && names.Contains($"{named.ContainingNamespace.ToDisplayString()}.{named.Name}");

    /// <summary>True if the type is declared in this namespace or below it.</summary>
    public static bool IsIn(ITypeSymbol? type, string space)
    {
        var actual = type?.ContainingNamespace?.ToDisplayString();
        return actual == space || actual?.StartsWith(space + ".", StringComparison.Ordinal) == true;
    }

    /// <summary>
    /// True if source code can name the type and pass it as a type argument: it contains no anonymous type, pointer or ref struct.
    /// </summary>
    public static bool CanBeArgument(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => CanBeArgument(array.ElementType),
        INamedTypeSymbol named =>
            !named.IsAnonymousType && !named.IsRefLikeType && named.TypeKind != TypeKind.Error && named.TypeArguments.All(CanBeArgument),
        ITypeParameterSymbol or IDynamicTypeSymbol => true,
        _ => false,
    };

    /// <summary>Formats the type as source code that is valid anywhere.</summary>
    public static string NameOf(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
}
