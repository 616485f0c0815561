using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Binding;

/// <summary>Generic types as the runtime sees them, where the type parameters of the enclosing types belong to the type.</summary>
internal static class GenericTypes
{
    /// <summary>The type arguments, with those from the enclosing types first.</summary>
    public static IReadOnlyList<ITypeSymbol> ArgumentsOf(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? [.. ArgumentsOf(outer), .. type.TypeArguments] : type.TypeArguments;

    public static IReadOnlyList<ITypeParameterSymbol> ParametersOf(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? [.. ParametersOf(outer), .. type.TypeParameters] : type.TypeParameters;

    /// <summary>The type with other type arguments.</summary>
    public static INamedTypeSymbol Construct(INamedTypeSymbol definition, IReadOnlyList<ITypeSymbol> arguments)
    {
        var own = definition.TypeParameters.Length;
        var type = definition;
        if (arguments.Count > own)
        {
            var outer = Construct(definition.ContainingType, [.. arguments.Take(arguments.Count - own)]);
            type = outer.GetTypeMembers(definition.Name, own)
                .First(one => SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, definition));
        }

        return own == 0 ? type : type.Construct([.. arguments.Skip(arguments.Count - own)]);
    }

    /// <summary>The type with type arguments instead of type parameters.</summary>
    public static ITypeSymbol Replace(ITypeSymbol type, IReadOnlyDictionary<ISymbol, ITypeSymbol> arguments, Compilation compilation) =>
        type switch
        {
            ITypeParameterSymbol => arguments.TryGetValue(type, out var argument) ? argument : type,
            IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(Replace(array.ElementType, arguments, compilation), array.Rank),
            INamedTypeSymbol named when ArgumentsOf(named) is { Count: > 0 } own =>
                Construct(named.OriginalDefinition, [.. own.Select(one => Replace(one, arguments, compilation))]),
            _ => type,
        };
}
