using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2027: an experiment inside the measured code, the set-up or the generator of a different experiment.</summary>
internal sealed class NestedExperimentRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Nested = Rule.Error(
        "SPL2027", "Experiment inside an operand",
        "An experiment cannot be evaluated inside the code, the phases or the generator of an operand");

    private static readonly string[] Methods = ["Of", "Custom", "SetUp", "Validate", "CleanUp"];

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Nested];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (Evaluation.Is(call.TargetMethod, types) && call.Ancestors().Any(outer => IsOfOperand(outer, types)))
            context.ReportDiagnostic(Diagnostic.Create(Nested, call.Syntax.GetLocation()));
    }

    private static bool IsOfOperand(IOperation code, SplNetTypes types) =>
        code is IAnonymousFunctionOperation
        && code.User() is IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { } method } }
        && ((Array.IndexOf(Methods, method.Name) >= 0 && SplNetTypes.Are(method.ContainingType, types.Operand))
            || Claims.Is(method, types));
}
