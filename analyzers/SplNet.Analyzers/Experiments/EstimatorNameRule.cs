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
        "SPL2004", "Unknown estimator", "'{0}' is not an estimator. Name the formula's last parameter after one of: {1}.{2}");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [UnknownEstimator];

    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        if (FormulaLambda.Of(creation, types) is not { } formula)
            return;
        foreach (var estimator in formula.Estimators.Where(static estimator => !Estimators.IsKnown(estimator.Name)))
        {
            var nearest = Spelling.Nearest(estimator.Name, Estimators.Names);
            var advice = Spelling.Suggestion(estimator.Name, Estimators.Names);
            context.ReportDiagnostic(Diagnostic.Create(
                UnknownEstimator, formula.Place(estimator), Replacement.Of(nearest), estimator.Name, Estimators.KnownNames, advice));
        }
    }
}
