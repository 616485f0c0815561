using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Binding;

/// <summary>Decides, as the runtime does, whether type arguments satisfy the constraints of type parameters.</summary>
internal static class Constraints
{
    public static bool Take(IReadOnlyList<ITypeParameterSymbol> parameters, IReadOnlyList<ITypeSymbol> arguments, Compilation compilation)
    {
        var given = parameters.Zip(arguments, static (parameter, argument) => (Parameter: parameter, Argument: argument)).ToList();
        var replaced = given.ToDictionary(static one => (ISymbol)one.Parameter, static one => one.Argument, SymbolEqualityComparer.Default);
        return given.TrueForAll(one => IsArgument(one.Argument, one.Parameter) && Kind(one.Parameter, one.Argument)
            && one.Parameter.ConstraintTypes.All(type => RoslynTraits.Mentions(type)
                || Assignment.Takes(GenericTypes.Replace(type, replaced, compilation), one.Argument, compilation)));
    }

    private static bool IsArgument(ITypeSymbol type, ITypeParameterSymbol parameter) =>
        type.SpecialType != SpecialType.System_Void && type.TypeKind is not (TypeKind.Pointer or TypeKind.FunctionPointer)
        && (!type.IsRefLikeType || parameter.AllowsRefLikeType);

    // The runtime does not know the constraints unmanaged and notnull.
    private static bool Kind(ITypeParameterSymbol parameter, ITypeSymbol type) =>
        (!parameter.HasReferenceTypeConstraint || type.IsReferenceType)
        && (!parameter.HasValueTypeConstraint || (type.IsValueType && type.OriginalDefinition.SpecialType != SpecialType.System_Nullable_T))
        && (!parameter.HasConstructorConstraint || type.IsValueType || HasConstructor(type));

    private static bool HasConstructor(ITypeSymbol type) => type is INamedTypeSymbol { IsAbstract: false } named
        && named.InstanceConstructors.Any(
            static constructor => constructor is { DeclaredAccessibility: Accessibility.Public, Parameters.Length: 0 });
}
