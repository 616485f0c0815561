using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Whose members operations use.</summary>
internal static class Ownership
{
    /// <summary>The assembly of which a member is used; null if none is. Its type is not asked for: the compiler would make a symbol for each generic one.</summary>
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
