using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Whose members operations use.</summary>
internal static class Ownership
{
    /// <summary>The type of which a member is used; null if none is.</summary>
    public static ITypeSymbol? Owner(this IOperation operation) => operation switch
    {
        IInvocationOperation call => call.TargetMethod.ContainingType,
        IObjectCreationOperation creation => creation.Type,
        ISimpleAssignmentOperation assignment => (assignment.Target as IPropertyReferenceOperation)?.Property.ContainingType,
        IBinaryOperation binary => binary.OperatorMethod?.ContainingType,
        IConversionOperation conversion => conversion.OperatorMethod?.ContainingType,
        _ => null,
    };
}
