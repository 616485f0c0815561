using Microsoft.CodeAnalysis;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>What is known of a collection by its static type.</summary>
internal static class Collections
{
    /// <summary>The type of its elements if it is a vector, or a class or interface of the class library with one <c>IEnumerable&lt;T&gt;</c>, whose own enumerator gives the same elements; else null.</summary>
    public static ITypeSymbol? ElementOf(ITypeSymbol? type)
    {
        if (type is IArrayTypeSymbol { Rank: 1 } array)
            return LibraryTypes.CanBeArgument(array.ElementType) ? array.ElementType : null;
        if (type is not INamedTypeSymbol { IsReferenceType: true } named || !LibraryTypes.IsIn(named, "System.Collections"))
            return null;
        var sequences = named.AllInterfaces.Append(named).Where(static t => t.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_IEnumerable_T).ToArray();
        return sequences is [{ TypeArguments: [var element] }] && LibraryTypes.CanBeArgument(element) ? element : null;
    }

    /// <summary>
    /// Whether the elements are in memory, so that walking them once more has no effect: a vector or a collection class of the class library.
    /// Interfaces are not, since anything may stand behind them, and concurrent collections are not, since they change while they are copied.
    /// </summary>
    public static bool IsMaterialised(ITypeSymbol? type) => ElementOf(type) is not null && (type is IArrayTypeSymbol
        || type is { TypeKind: TypeKind.Class } && !LibraryTypes.IsIn(type, "System.Collections.Concurrent") && Counts(type));

    /// <summary>Whether the static type tells the number of elements: <c>ICollection&lt;T&gt;</c> or <c>IReadOnlyCollection&lt;T&gt;</c>.</summary>
    public static bool Counts(ITypeSymbol type) => type is IArrayTypeSymbol || type.AllInterfaces.Append(type).Any(static t =>
        t.OriginalDefinition.SpecialType is SpecialType.System_Collections_Generic_ICollection_T or SpecialType.System_Collections_Generic_IReadOnlyCollection_T);
}
