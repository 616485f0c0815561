using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2021: <c>a[i]</c> with the wrong number of values for the parameters of the operand's generator.</summary>
internal sealed class BoundParametersRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor WrongNumber = Rule.Error(
        "SPL2021", "Wrong number of generator parameters", "The generator of '{0}' takes {1} parameters, but the formula binds {2}");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [WrongNumber];

    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        if (FormulaLambda.Of(creation, types) is not { Function: { } function } formula)
            return;
        var uses = ExperimentUses.Of(creation, types);
        foreach (var operand in formula.Operands)
        {
            // If the operand is bound several times, the last binding counts, and which one is last may depend on the path.
            if (uses.Bound.Where(bound => bound.Name == operand.Name).ToList() is not { Count: 1 } bindings
                || Parameters.Of(bindings[0].Value, types) is not { } parameters)
                continue;
            foreach (var reference in function.Body.Descendants().OfType<IParameterReferenceOperation>())
            {
                if (SymbolEqualityComparer.Default.Equals(reference.Parameter, operand)
                    && Parameters.BoundTo(reference, types, parameters.TuplesCountAsOne) is var (place, number)
                    && number != parameters.Number)
                {
                    context.ReportDiagnostic(
                        Diagnostic.Create(WrongNumber, place.Syntax.GetLocation(), operand.Name, parameters.Number, number));
                }
            }
        }
    }
}
