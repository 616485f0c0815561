using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2009: an experiment that is measured in the process of the tests.</summary>
internal sealed class InProcessRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor InProcess = Rule.Advice(
        "SPL2009", "Experiment is measured in the calling process",
        "The experiment is measured in the calling process, so earlier and parallel tests may affect it. Use this for debugging only.");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [InProcess];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (SplNetTypes.Are(call.TargetMethod.ContainingType, types.Engine))
            CheckArguments(context, call.Arguments);
    }

    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        if (SplNetTypes.Are(creation.Type, types.Engine))
            CheckArguments(context, creation.Arguments);
    }

    protected override void CheckAssignment(OperationAnalysisContext context, ISimpleAssignmentOperation assignment, SplNetTypes types)
    {
        if (assignment.Target is IPropertyReferenceOperation { Property: { Name: "Isolation" } option }
            && SplNetTypes.Are(option.ContainingType, types.ExperimentOptions)
            && assignment.Value is IFieldReferenceOperation { Field: { Name: "None" } none }
            && SplNetTypes.Are(none.ContainingType, types.Isolation))
        {
            context.ReportDiagnostic(Diagnostic.Create(InProcess, assignment.Syntax.GetLocation()));
        }
    }

    private static void CheckArguments(OperationAnalysisContext context, ImmutableArray<IArgumentOperation> arguments)
    {
        foreach (var argument in arguments)
        {
            if (argument is { Parameter.Name: "isolate", Value.ConstantValue: { HasValue: true, Value: false } })
                context.ReportDiagnostic(Diagnostic.Create(InProcess, argument.Syntax.GetLocation()));
        }
    }
}
