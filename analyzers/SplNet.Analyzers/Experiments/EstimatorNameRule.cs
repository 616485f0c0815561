using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2004: a parameter of the formula that is an estimator by its place, and none by its name.</summary>
internal sealed class EstimatorNameRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor UnknownEstimator = Rule.Error(
        "SPL2004", "Unknown estimator", "'{0}' is not an estimator. {2}Name the formula's last parameter after one of: {1}.");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [UnknownEstimator];

    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        // A fifth operand stands where an estimator should, and is told of as what it is.
        if (FormulaLambda.Of(creation, types) is not { } formula || FormulaParameters.Of(creation) is { Operands: > FormulaParameters.MostOperands })
            return;
        foreach (var estimator in formula.Estimators.Where(static estimator => !Estimators.IsKnown(estimator.Name)))
        {
            var nearest = Estimators.Meant(estimator.Name);
            context.ReportDiagnostic(Diagnostic.Create(
                UnknownEstimator, formula.Place(estimator), Replacement.Of(nearest), estimator.Name, Estimators.KnownNames, Estimators.AdviceFor(estimator.Name)));
        }
    }
}
