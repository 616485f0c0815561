using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Binding;

/// <summary>Finds members as reflection does.</summary>
internal static class MemberSearch
{
    private const string Indexer = "this[]";

    /// <summary>The members with the name: the members of the type, then the members of its base types except private ones.</summary>
    public static IEnumerable<ISymbol> Named(ITypeSymbol type, string name)
    {
        var types = type.TypeKind == TypeKind.Interface ? [type, .. type.AllInterfaces] : WithBases(type);
        foreach (var one in types)
        {
            foreach (var member in one.GetMembers(name))
            {
                if (IsKnown(member, name, isInherited: !ReferenceEquals(one, type)))
                    yield return member;
            }

            // The name of an indexer in the compiler differs from its name at run time.
            foreach (var member in one.GetMembers(Indexer))
            {
                if (IsKnown(member, name, isInherited: !ReferenceEquals(one, type)))
                    yield return member;
            }
        }
    }

    public static IEnumerable<ISymbol> All(ITypeSymbol type) => WithBases(type).SelectMany(static one => one.GetMembers());

    /// <summary>The instance constructors. A parameterless constructor of a struct exists only if it is declared.</summary>
    public static IEnumerable<IMethodSymbol> Constructors(ITypeSymbol type) => type is INamedTypeSymbol named
        ? named.InstanceConstructors.Where(
            constructor => !(type.IsValueType && constructor is { IsImplicitlyDeclared: true, Parameters.Length: 0 }))
        : [];

    private static IEnumerable<ITypeSymbol> WithBases(ITypeSymbol type)
    {
        for (var one = type; one is not null; one = one.BaseType)
            yield return one;
    }

    private static bool IsKnown(ISymbol member, string name, bool isInherited) => member switch
    {
        _ when member.MetadataName != name => false,
        _ when isInherited && member.DeclaredAccessibility == Accessibility.Private => false,
        IMethodSymbol method => method.MethodKind is not (MethodKind.Constructor or MethodKind.StaticConstructor),
        IPropertySymbol or IFieldSymbol => true,
        IEventSymbol happening => !isInherited && IsField(happening),
        _ => false,
    };

    // An event without accessors has a field with the same name.
    private static bool IsField(IEventSymbol happening) => !happening.IsAbstract && happening.AddMethod is { IsImplicitlyDeclared: true };
}
