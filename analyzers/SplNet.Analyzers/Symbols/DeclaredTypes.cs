using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Symbols;

/// <summary>Searches namespaces and types for types only, because asking for all members would make each type create them.</summary>
internal static class DeclaredTypes
{
    /// <summary>The types of a namespace and its nested namespaces.</summary>
    /// <param name="root">The namespace.</param>
    /// <param name="types">Selects the types of each namespace.</param>
    public static IEnumerable<INamedTypeSymbol> In(INamespaceSymbol root, Func<INamespaceSymbol, IEnumerable<INamedTypeSymbol>> types) =>
        types(root).Concat(root.GetNamespaceMembers().SelectMany(inner => In(inner, types)));

    /// <summary>All types of a namespace and its nested namespaces, including nested types.</summary>
    public static IEnumerable<INamedTypeSymbol> AllIn(INamespaceSymbol root) =>
        In(root, static one => one.GetTypeMembers()).SelectMany(WithNested);

    private static IEnumerable<INamedTypeSymbol> WithNested(INamedTypeSymbol type) =>
        type.GetTypeMembers().SelectMany(WithNested).Prepend(type);
}
