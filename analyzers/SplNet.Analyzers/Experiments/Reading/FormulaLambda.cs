using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The lambda formula of an experiment, whose parameters name operands and select estimators.</summary>
/// <param name="Operands">The parameters that name operands.</param>
/// <param name="Estimators">The parameters that select estimators.</param>
/// <param name="Function">The lambda; null for a method group.</param>
/// <param name="Argument">The argument.</param>
internal sealed record FormulaLambda(
    ImmutableArray<IParameterSymbol> Operands, ImmutableArray<IParameterSymbol> Estimators, IAnonymousFunctionOperation? Function,
    IOperation Argument)
{
    /// <summary>The formula; null if the object is not an experiment, or if the formula comes from elsewhere.</summary>
    public static FormulaLambda? Of(IObjectCreationOperation creation, SplNetTypes types)
    {
        if (!SplNetTypes.Are(creation.Type, types.Experiment)
            || creation.Arguments.FirstOrDefault(static one => one.Parameter?.Ordinal == 0)?.Value is not { } argument)
            return null;
        var function = argument.Inside() as IAnonymousFunctionOperation;
        var method = function?.Symbol ?? (argument.Inside() as IMethodReferenceOperation)?.Method;
        return method is null ? null : new FormulaLambda(
            [.. method.Parameters.Where(parameter => SplNetTypes.Are(parameter.Type, types.FormulaOperand))],
            [.. method.Parameters.Where(parameter => SplNetTypes.Are(parameter.Type, types.Estimator))],
            function,
            argument);
    }

    /// <summary>True if a parameter belongs to a formula.</summary>
    public static bool IsParameter(IParameterReferenceOperation reference, SplNetTypes types) =>
        reference.Ancestors().OfType<IAnonymousFunctionOperation>()
            .FirstOrDefault(function => SymbolEqualityComparer.Default.Equals(function.Symbol, reference.Parameter.ContainingSymbol))
            is { } function && function.User() is IArgumentOperation { Parent: IObjectCreationOperation creation }
        && SplNetTypes.Are(creation.Type, types.Experiment);

    /// <summary>The place of a parameter's name; for a method it may be in a different file or unavailable.</summary>
    public Location Place(IParameterSymbol parameter) =>
        Function is not null && !parameter.Locations.IsEmpty ? parameter.Locations[0] : Argument.Syntax.GetLocation();
}
