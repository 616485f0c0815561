using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Symbols;

/// <summary>Looks through namespaces and types for types only: to ask for all members would make each type build them first.</summary>
internal static class DeclaredTypes
{
    /// <summary>The types of a namespace and of those inside of it.</summary>
    /// <param name="root">The namespace.</param>
    /// <param name="types">Which types of each namespace.</param>
    public static IEnumerable<INamedTypeSymbol> In(INamespaceSymbol root, Func<INamespaceSymbol, IEnumerable<INamedTypeSymbol>> types) =>
        types(root).Concat(root.GetNamespaceMembers().SelectMany(inner => In(inner, types)));

    /// <summary>All types of a namespace and of those inside of it, nested ones too.</summary>
    public static IEnumerable<INamedTypeSymbol> AllIn(INamespaceSymbol root) => In(root, static one => one.GetTypeMembers()).SelectMany(WithNested);

    private static IEnumerable<INamedTypeSymbol> WithNested(INamedTypeSymbol type) => type.GetTypeMembers().SelectMany(WithNested).Prepend(type);
}
