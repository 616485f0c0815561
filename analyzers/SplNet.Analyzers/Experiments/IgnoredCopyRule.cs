using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2018: a modified copy of an operand or generator that is not used; the original is unchanged.</summary>
internal sealed class IgnoredCopyRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor IgnoredCopy = Rule.Warning(
        "SPL2018", "Changed copy is ignored", "'{0}' returns a modified copy; the original is unchanged. Use the returned operand.");

    private static readonly string[] Generating = ["Cached", "Select", "SelectMany", "Where", "Zip"];

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [IgnoredCopy];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (call.Parent is IExpressionStatementOperation
            && (MeasuredCode.IsChange(call.TargetMethod, types) || IsGeneratorsChange(call.TargetMethod, types)))
            context.ReportDiagnostic(Diagnostic.Create(IgnoredCopy, call.Syntax.GetLocation(), call.TargetMethod.Name));
    }

    private static bool IsGeneratorsChange(IMethodSymbol method, SplNetTypes types) =>
        Array.IndexOf(Generating, method.Name) >= 0
        && (SplNetTypes.Are(method.ContainingType, types.Generator) || SplNetTypes.Are(method.ContainingType, types.Axis));
}
