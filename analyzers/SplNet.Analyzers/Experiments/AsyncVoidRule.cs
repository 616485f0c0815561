using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2008: an experiment in an async void method.</summary>
internal sealed class AsyncVoidRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor AsyncVoid = Rule.Warning(
        "SPL2008", "Experiment in an async void method",
        "'{0}' is async void and its exceptions are lost, so the test passes even if the requirement does not hold. Return Task.");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [AsyncVoid];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (context.ContainingSymbol is IMethodSymbol { IsAsync: true, ReturnsVoid: true } method && !method.Locations.IsEmpty
            && Evaluation.IsFirst(call, types))
        {
            context.ReportDiagnostic(Diagnostic.Create(AsyncVoid, method.Locations[0], method.Name));
        }
    }
}
