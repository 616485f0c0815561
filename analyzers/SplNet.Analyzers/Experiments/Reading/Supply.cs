using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The properties of a generator that are known without running it.</summary>
internal static class Supply
{
    // The compiler nests the rest of a longer tuple, and the runtime counts the nested tuple.
    private const int LongestTuple = 7;

    private static readonly string[] Makers = ["Make", "Ints", "Doubles", "Strings"];

    /// <summary>The number of arguments that a generator supplies to a call with so many markers; null if unknown.</summary>
    public static int? Arguments(IOperation? generator, int marked, SplNetTypes types)
    {
        if (generator?.Value() is not { } value || value.ConstantValue is { HasValue: true, Value: null })
            return 0;
        if (SplNetTypes.Are(value.Type, types.CompositeGenerator))
            return Parts(value);
        return ItemType(value.Type, types) is { } item ? marked == 1 ? 1 : Items(item) : null;
    }

    /// <summary>The number of values that a formula binds to a generator's parameters; null if unknown.</summary>
    public static int? Parameters(IOperation generator, SplNetTypes types)
    {
        var value = generator.Value();
        if (SplNetTypes.Are(value.Type, types.Axis))
            return Flattened(((INamedTypeSymbol)value.Type!).TypeArguments[0]);
        return value is IInvocationOperation call && SplNetTypes.Are(call.TargetMethod.ContainingType, types.Generators)
            && Array.IndexOf(Makers, call.TargetMethod.Name) >= 0
            ? 0
            : null;
    }

    /// <summary>The number of values in a bound value, where a tuple counts as its items; null for a type that may be anything.</summary>
    public static int? Flattened(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { IsTupleType: true } tuple)
            return type is { TypeKind: not TypeKind.TypeParameter, Name: not "ParameterValues" } && (type.IsSealed || type.IsValueType)
                ? 1
                : null;
        var total = 0;
        foreach (var element in tuple.TupleElements)
        {
            if (Flattened(element.Type) is not { } items)
                return null;
            total += items;
        }

        return total;
    }

    private static int? Parts(IOperation value)
    {
        if (value is not IObjectCreationOperation creation || IsFilledLater(creation))
            return null;
        return creation.Initializer is null ? 0
            : creation.Initializer.Initializers.All(static one => one is IInvocationOperation) ? creation.Initializer.Initializers.Length
            : null;
    }

    private static bool IsFilledLater(IObjectCreationOperation creation) =>
        creation.User() is IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } }
        && creation.Root().Descendants().OfType<ILocalReferenceOperation>().Any(reference =>
            SymbolEqualityComparer.Default.Equals(reference.Local, local)
            && reference.User() is not IArgumentOperation { Parent: IObjectCreationOperation });

    private static int? Items(ITypeSymbol item) => item switch
    {
        INamedTypeSymbol { IsTupleType: true } tuple => tuple.TupleElements.Length <= LongestTuple ? tuple.TupleElements.Length : null,
        { TypeKind: TypeKind.TypeParameter } => null,
        _ => item.Name is "Tuple" or "ValueTuple" ? null : 1,
    };

    private static ITypeSymbol? ItemType(ITypeSymbol? type, SplNetTypes types) =>
        type is INamedTypeSymbol { TypeArguments.Length: 1 } named
        && (SplNetTypes.Are(type, types.Generator) || SplNetTypes.Are(type, types.Axis))
            ? named.TypeArguments[0]
            : null;
}
