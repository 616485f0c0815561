using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>
/// SPL2037: an experiment in an xUnit.net 2 theory. The theory does not expose the running row, so another process
/// cannot run that row again.
/// </summary>
internal sealed class TheoryRowRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor TheoryRow = Rule.Warning(
        "SPL2037", "Experiment in a theory of xUnit.net 2", "xUnit.net 2 does not reveal which row of '{0}' is running, " +
            "so its experiment is Invalid. Replace [Theory] with [SplTheory] from the package SplNet.Xunit2.");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [TheoryRow];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (!IsIsolated(call, types) || context.ContainingSymbol is not IMethodSymbol method
            || TestAttributes.PlainTheory(method) is not { } theory)
            return;
        if (Evaluation.Within(call.Root(), types).First(other => IsIsolated(other, types)).Syntax != call.Syntax)
            return;
        var written = theory.ApplicationSyntaxReference;
        var place = written?.SyntaxTree == call.Syntax.SyntaxTree ? Location.Create(written.SyntaxTree, written.Span) : method.Locations[0];
        context.ReportDiagnostic(Diagnostic.Create(TheoryRow, place, method.Name));
    }

    // A text requirement is found again by its name, and measurements in the calling process need no search.
    private static bool IsIsolated(IInvocationOperation call, SplNetTypes types) =>
        Evaluation.Is(call.TargetMethod, types)
        && !SplNetTypes.Are(call.TargetMethod.ContainingType, types.SplRequirement)
        && call.Argument("isolate")?.ConstantValue is not { HasValue: true, Value: false };
}
