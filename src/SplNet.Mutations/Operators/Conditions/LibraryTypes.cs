using Microsoft.CodeAnalysis;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>Types of the class library, recognised by name whatever assembly declares them.</summary>
internal static class LibraryTypes
{
    /// <summary>Whether the type is declared as one of these (<c>System.Collections.Generic.List</c>, without type arguments); a type derived from it is not.</summary>
    public static bool Is(ITypeSymbol? type, params ReadOnlySpan<string> names) =>
        type is INamedTypeSymbol { ContainingType: null } named && names.Contains($"{named.ContainingNamespace.ToDisplayString()}.{named.Name}");

    /// <summary>Whether the type is declared in this namespace or below it.</summary>
    public static bool IsIn(ITypeSymbol? type, string space)
    {
        var actual = type?.ContainingNamespace?.ToDisplayString();
        return actual == space || actual?.StartsWith(space + ".", StringComparison.Ordinal) == true;
    }

    /// <summary>Whether source code can name the type and pass it as a type argument: no anonymous type, pointer or ref struct is a part of it.</summary>
    public static bool CanBeArgument(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => CanBeArgument(array.ElementType),
        INamedTypeSymbol named => !named.IsAnonymousType && !named.IsRefLikeType && named.TypeKind != TypeKind.Error && named.TypeArguments.All(CanBeArgument),
        ITypeParameterSymbol or IDynamicTypeSymbol => true,
        _ => false,
    };

    /// <summary>The type as source code that holds wherever it stands.</summary>
    public static string NameOf(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
}
