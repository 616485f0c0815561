using Microsoft.CodeAnalysis;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>The properties of a collection that its static type shows.</summary>
internal static class Collections
{
    /// <summary>
    /// Gets the element type of a vector, or of a class or interface of the class library with one
    /// <c>IEnumerable&lt;T&gt;</c>, whose enumerator returns the same elements; otherwise null.
    /// </summary>
    public static ITypeSymbol? ElementOf(ITypeSymbol? type)
    {
        if (type is IArrayTypeSymbol { Rank: 1 } array)
            return LibraryTypes.CanBeArgument(array.ElementType) ? array.ElementType : null;
        if (type is not INamedTypeSymbol { IsReferenceType: true } named || !LibraryTypes.IsIn(named, "System.Collections"))
            return null;
        var sequences = named.AllInterfaces.Append(named)
            .Where(static t => t.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_IEnumerable_T).ToArray();
        return sequences is [{ TypeArguments: [var element] }] && LibraryTypes.CanBeArgument(element) ? element : null;
    }

    /// <summary>
    /// True if the elements are in memory, so that enumerating them again has no effect: a vector or a collection
    /// class of the class library. Interfaces do not qualify, because they may hide any implementation. Concurrent collections do not
    /// either, because they change while they are copied.
    /// </summary>
    public static bool IsMaterialised(ITypeSymbol? type) => ElementOf(type) is not null && (type is IArrayTypeSymbol
        || type is { TypeKind: TypeKind.Class } && !LibraryTypes.IsIn(type, "System.Collections.Concurrent") && Counts(type));

    /// <summary>
    /// True if the static type has the number of elements: <c>ICollection&lt;T&gt;</c> or <c>IReadOnlyCollection&lt;T&gt;</c>.
    /// </summary>
    public static bool Counts(ITypeSymbol type) => type is IArrayTypeSymbol || type.AllInterfaces.Append(type).Any(static t =>
        t.OriginalDefinition.SpecialType
            is SpecialType.System_Collections_Generic_ICollection_T or SpecialType.System_Collections_Generic_IReadOnlyCollection_T);
}
