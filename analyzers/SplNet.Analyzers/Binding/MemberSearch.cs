using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Binding;

/// <summary>Finds the members that reflection finds.</summary>
internal static class MemberSearch
{
    private const string Indexer = "this[]";

    /// <summary>The members of that name: those of the type, then those of its bases, but for private ones.</summary>
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

            // An indexer has another name for the compiler than for the run time.
            foreach (var member in one.GetMembers(Indexer))
            {
                if (IsKnown(member, name, isInherited: !ReferenceEquals(one, type)))
                    yield return member;
            }
        }
    }

    public static IEnumerable<ISymbol> All(ITypeSymbol type) => WithBases(type).SelectMany(static one => one.GetMembers());

    /// <summary>The constructors of objects. That of a struct without parameters exists only where it is written.</summary>
    public static IEnumerable<IMethodSymbol> Constructors(ITypeSymbol type) => type is INamedTypeSymbol named
        ? named.InstanceConstructors.Where(constructor => !(type.IsValueType && constructor is { IsImplicitlyDeclared: true, Parameters.Length: 0 }))
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

    // An event without accessors of its own has a field of its name.
    private static bool IsField(IEventSymbol happening) => !happening.IsAbstract && happening.AddMethod is { IsImplicitlyDeclared: true };
}
