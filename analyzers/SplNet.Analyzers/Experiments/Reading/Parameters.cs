using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The parameters of an operand's generator.</summary>
/// <param name="Number">The number of parameters.</param>
/// <param name="TuplesCountAsOne">True if a tuple is one value. A function takes a tuple as it is; an axis takes its items.</param>
internal sealed record Parameters(int Number, bool TuplesCountAsOne)
{
    /// <summary>The parameters of an operand that is created here; null if they are unknown.</summary>
    public static Parameters? Of(IOperation operand, SplNetTypes types)
    {
        var creation = operand.Value();
        while (creation is IInvocationOperation change && MeasuredCode.IsChange(change.TargetMethod, types))
            creation = (change.Instance ?? change.Arguments.FirstOrDefault()?.Value)?.Value();
        return creation switch
        {
            IInvocationOperation { TargetMethod.Name: "Of" or "Custom" } call
                when SplNetTypes.Are(call.TargetMethod.ContainingType, types.Operand) => OfCall(call, types),
            IObjectCreationOperation method when SplNetTypes.Are(method.Type, types.MethodOperand) => OfMethod(method),
            _ => null,
        };
    }

    /// <summary>The number of values that the formula binds to the operand, and their place; null if unknown.</summary>
    public static (IOperation Place, int Number)? BoundTo(IParameterReferenceOperation operand, SplNetTypes types, bool tuplesCountAsOne)
    {
        IOperation place = operand;
        var number = 0;
        while (place.User() is IPropertyReferenceOperation { Property.IsIndexer: true } indexer && indexer.Instance?.Inside() == place)
        {
            foreach (var value in indexer.Arguments.SelectMany(static argument => Values(argument)))
            {
                if (value.Inside().Type is not { } type
                    || (type.TypeKind != TypeKind.Error ? Supply.Flattened(type) : null) is not { } items)
                    return null;
                number += tuplesCountAsOne ? 1 : items;
            }

            place = indexer;
        }

        return place.User()
            is IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { MethodKind: MethodKind.DelegateInvoke } invoke } }
            && SplNetTypes.Are(invoke.ContainingType, types.Estimator)
            ? (place, number)
            : null;
    }

    private static Parameters? OfCall(IInvocationOperation call, SplNetTypes types)
    {
        if (call.Argument("generator") is not { } generator)
            return new Parameters(0, false);
        if (generator.Type is INamedTypeSymbol { DelegateInvokeMethod: { } function })
            return new Parameters(function.Parameters.Length, true);
        return Supply.Parameters(generator, types) is { } number ? new Parameters(number, false) : null;
    }

    private static Parameters? OfMethod(IObjectCreationOperation method) =>
        method.Arguments.Where(static argument => argument.Parameter?.Name is "generator" or "workload" or "instance")
            .All(static argument => argument.Value.Inside().ConstantValue is { HasValue: true, Value: null })
            ? new Parameters(0, false)
            : null;

    private static ImmutableArray<IOperation> Values(IArgumentOperation argument) =>
        argument is { ArgumentKind: ArgumentKind.ParamArray, Value: IArrayCreationOperation { Initializer: { } several } }
            ? several.ElementValues
            : [argument.Value];
}
