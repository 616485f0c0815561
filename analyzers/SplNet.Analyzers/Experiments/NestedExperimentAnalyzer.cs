using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2027: an experiment inside what another one measures, prepares or generates.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class NestedExperimentAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor Nested = Rule.Error(
        "SPL2027", "Experiment inside an operand", "An experiment cannot be evaluated inside the code, the phases or the generator of an operand");

    private static readonly string[] Methods = ["Of", "Custom", "SetUp", "Validate", "CleanUp"];

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Nested];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types) =>
        context.RegisterOperationAction(operation => Check(operation, types), OperationKind.Invocation);

    private static void Check(OperationAnalysisContext context, SplNetTypes types)
    {
        if (Evaluation.Is(((IInvocationOperation)context.Operation).TargetMethod, types) && context.Operation.Ancestors().Any(outer => IsOfOperand(outer, types)))
            context.ReportDiagnostic(Diagnostic.Create(Nested, context.Operation.Syntax.GetLocation()));
    }

    private static bool IsOfOperand(IOperation code, SplNetTypes types) =>
        code is IAnonymousFunctionOperation && code.User() is IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { } method } }
        && Array.IndexOf(Methods, method.Name) >= 0 && SplNetTypes.Are(method.ContainingType, types.Operand);
}
