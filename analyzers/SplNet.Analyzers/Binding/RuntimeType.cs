using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Binding;

/// <summary>
/// Removes from types what the runtime does not know: names of tuple elements, <c>dynamic</c>, native integers of older runtimes.
/// </summary>
internal static class RuntimeType
{
    public static ITypeSymbol Of(ITypeSymbol type, Compilation compilation) => type switch
    {
        IDynamicTypeSymbol => compilation.ObjectType,
        IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(Of(array.ElementType, compilation), array.Rank),
        IPointerTypeSymbol pointer => compilation.CreatePointerTypeSymbol(Of(pointer.PointedAtType, compilation)),
        INamedTypeSymbol { NativeIntegerUnderlyingType: { } plain } => plain,
        INamedTypeSymbol { TypeKind: not TypeKind.Error } named
            when GenericTypes.ArgumentsOf(named) is { Count: > 0 } arguments && !named.IsDefinition =>
            GenericTypes.Construct(named.OriginalDefinition, [.. arguments.Select(argument => Of(argument, compilation))]),
        _ => type,
    };
}
