using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2030: an estimator of an operand that is made in the formula, and not of a name.</summary>
internal sealed class EstimatedOperandRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor NotAName = Rule.Error(
        "SPL2030", "Estimator of something that is not a name in the formula", "An estimator takes a parameter of the formula; bind the operand to a name instead: [\"name\"] = …");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [NotAName];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (EstimateReading.IsEstimate(call, types) && call.Instance?.Inside() is IParameterReferenceOperation estimator && FormulaLambda.IsParameter(estimator, types)
            && call.Argument("operand") is { } operand && IsMade(operand, types) && !Expectation.IsOfException(call))
        {
            context.ReportDiagnostic(Diagnostic.Create(NotAName, operand.Syntax.GetLocation()));
        }
    }

    private static bool IsMade(IOperation operand, SplNetTypes types) => operand.Value() switch
    {
        IPropertyReferenceOperation { Property.IsIndexer: true, Instance: { } indexed } => IsMade(indexed, types),
        IObjectCreationOperation creation => SplNetTypes.Are(creation.Type, types.MethodOperand),
        IInvocationOperation { TargetMethod: { } method } =>
            MeasuredCode.IsChange(method, types) || (method.Name is "Of" or "Custom" or "Benchmark" && SplNetTypes.Are(method.ContainingType, types.Operand)),
        _ => false,
    };
}
