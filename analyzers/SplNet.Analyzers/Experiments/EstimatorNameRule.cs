using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2004: a formula parameter in the position of an estimator whose name is not an estimator.</summary>
internal sealed class EstimatorNameRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor UnknownEstimator = Rule.Error(
        "SPL2004", "Unknown estimator", "'{0}' is not an estimator. {2}Name the formula's last parameter after one of: {1}.");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [UnknownEstimator];

    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        // A fifth operand is in the position of an estimator, but it is reported as an operand.
        if (FormulaLambda.Of(creation, types) is not { } formula
            || FormulaParameters.Of(creation) is { Operands: > FormulaParameters.MostOperands })
            return;
        foreach (var estimator in formula.Estimators.Where(static estimator => !Estimators.IsKnown(estimator.Name)))
        {
            var nearest = Estimators.Meant(estimator.Name);
            context.ReportDiagnostic(Diagnostic.Create(
                UnknownEstimator, formula.Place(estimator), Replacement.Of(nearest), estimator.Name, Estimators.KnownNames,
                Estimators.AdviceFor(estimator.Name)));
        }
    }
}
