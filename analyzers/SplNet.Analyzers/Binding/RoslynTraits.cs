using Microsoft.CodeAnalysis;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>Yes-or-no questions about the types of a compilation.</summary>
internal static class RoslynTraits
{
    public static TypeTraits Of(ITypeSymbol type, bool isReference, Compilation compilation) =>
        (type.DeclaredAccessibility is Accessibility.Public or Accessibility.NotApplicable ? TypeTraits.Public : TypeTraits.None)
        | (type.IsAbstract || type.IsStatic || type.TypeKind == TypeKind.Interface ? TypeTraits.Abstract : TypeTraits.None)
        | (type.IsValueType && !isReference ? TypeTraits.Value : TypeTraits.None)
        | (type.IsRefLikeType && !isReference ? TypeTraits.RefLike : TypeTraits.None)
        | (type.TypeKind == TypeKind.TypeParameter ? TypeTraits.Parameter : TypeTraits.None)
        | (IsIncomplete(type) ? TypeTraits.Incomplete : TypeTraits.None)
        | OfAssembly(type.ContainingAssembly, compilation);

    /// <summary>True if a type is missing or contains a missing type.</summary>
    public static bool Mentions(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Error } => true,
        IArrayTypeSymbol array => Mentions(array.ElementType),
        IPointerTypeSymbol pointer => Mentions(pointer.PointedAtType),
        INamedTypeSymbol named => GenericTypes.ArgumentsOf(named).Any(Mentions),
        _ => false,
    };

    private static TypeTraits OfAssembly(IAssemblySymbol? assembly, Compilation compilation)
    {
        if (assembly is null || SymbolEqualityComparer.Default.Equals(assembly, compilation.Assembly))
            return TypeTraits.None;

        // Every assembly keeps its reference to the assembly that defines object.
        return SymbolEqualityComparer.Default.Equals(assembly, compilation.ObjectType.ContainingAssembly)
            ? TypeTraits.Referenced
            : TypeTraits.Referenced | TypeTraits.Unsure;
    }

    private static bool IsIncomplete(ITypeSymbol type)
    {
        for (var one = type; one is not null; one = one.BaseType)
        {
            if (Mentions(one))
                return true;
        }

        return type.AllInterfaces.Any(Mentions);
    }
}
