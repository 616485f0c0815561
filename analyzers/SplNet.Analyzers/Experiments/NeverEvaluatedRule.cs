using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2026: an experiment that is created but never used.</summary>
internal sealed class NeverEvaluatedRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor NeverEvaluated = Rule.Warning(
        "SPL2026", "Experiment is never evaluated",
        "The experiment is never evaluated, so nothing is measured and the test passes. Call Assert() on it.");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [NeverEvaluated];

    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        if (!SplNetTypes.Are(creation.Type, types.Experiment) || Expectation.IsOfException(creation, types))
            return;
        var uses = ExperimentUses.Of(creation, types);
        if (!uses.IsEvaluated && !uses.IsRead && !uses.Escapes)
            context.ReportDiagnostic(Diagnostic.Create(NeverEvaluated, Place(creation.Syntax).GetLocation()));
    }

    // The whole creation may span many lines.
    private static SyntaxNode Place(SyntaxNode creation) => creation is ObjectCreationExpressionSyntax { Type: { } type } ? type : creation;
}
