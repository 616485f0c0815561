using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2009: an experiment that is measured in the process of the tests.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class InProcessAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor InProcess = Rule.Advice(
        "SPL2009", "Experiment is measured in the calling process", "Measured in the calling process, beside other tests that run at the same time and after whatever ran before; this is for debugging only");

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [InProcess];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        context.RegisterOperationAction(operation => CheckArgument(operation, types), OperationKind.Argument);
        context.RegisterOperationAction(operation => CheckOption(operation, types), OperationKind.SimpleAssignment);
    }

    private static void CheckArgument(OperationAnalysisContext context, SplNetTypes types)
    {
        var argument = (IArgumentOperation)context.Operation;
        if (argument is { Parameter: { Name: "isolate", ContainingSymbol: IMethodSymbol method }, Value.ConstantValue: { HasValue: true, Value: false } }
            && SplNetTypes.Are(method.ContainingType, types.Engine))
        {
            context.ReportDiagnostic(Diagnostic.Create(InProcess, argument.Syntax.GetLocation()));
        }
    }

    private static void CheckOption(OperationAnalysisContext context, SplNetTypes types)
    {
        var assignment = (ISimpleAssignmentOperation)context.Operation;
        if (assignment.Target is IPropertyReferenceOperation { Property: { Name: "Isolation" } option } && SplNetTypes.Are(option.ContainingType, types.ExperimentOptions)
            && assignment.Value is IFieldReferenceOperation { Field: { Name: "None" } none } && SplNetTypes.Are(none.ContainingType, types.Isolation))
        {
            context.ReportDiagnostic(Diagnostic.Create(InProcess, assignment.Syntax.GetLocation()));
        }
    }
}
