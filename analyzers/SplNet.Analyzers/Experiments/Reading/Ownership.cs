using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Finds the assembly whose members an operation uses.</summary>
internal static class Ownership
{
    /// <summary>
    /// The assembly of the used member; null if there is none. It does not ask for the member's type, because the compiler would create a
    /// symbol for each generic type.
    /// </summary>
    public static IAssemblySymbol? Owner(this IOperation operation) => operation switch
    {
        IInvocationOperation call => call.TargetMethod.ContainingAssembly,
        IObjectCreationOperation creation => creation.Type?.ContainingAssembly,
        IObjectOrCollectionInitializerOperation initializer => initializer.Type?.ContainingAssembly,
        IBinaryOperation binary => binary.OperatorMethod?.ContainingAssembly,
        IConversionOperation conversion => conversion.OperatorMethod?.ContainingAssembly,
        _ => null,
    };
}
