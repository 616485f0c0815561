using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2007: a requirement that is measured, but whose result is ignored.</summary>
internal sealed class IgnoredResultRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor IgnoredResult = Rule.Warning(
        "SPL2007", "Result of an evaluation is ignored", "The result of '{0}' is ignored, so the test passes whatever the result. " +
            "Assert that it is true, or call Assert() on the experiment; await asynchronous evaluations.");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [IgnoredResult];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation invocation, SplNetTypes types)
    {
        var method = invocation.TargetMethod;
        // Assert throws unless the requirement holds; its result only adds details.
        if (Evaluation.Is(method, types) && IsIgnored(invocation, Evaluation.Throws(method, types), types)
            && !Expectation.IsOfException(invocation, types))
            context.ReportDiagnostic(
                Diagnostic.Create(IgnoredResult, invocation.Syntax.GetLocation(), $"{method.ContainingType.Name}.{method.Name}"));
    }

    // A throwing evaluation is ignored only if it is not awaited.
    private static bool IsIgnored(IOperation evaluation, bool throws, SplNetTypes types) => evaluation.User() switch
    {
        IAwaitOperation awaited => !throws && IsIgnored(awaited, throws, types),
        IConditionalAccessOperation access => access.WhenNotNull == evaluation && IsIgnored(access, throws, types),
        _ when throws && !types.IsAwaited(evaluation.Type) => false,
        IExpressionStatementOperation => true,
        IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } } => !evaluation.UsesOf(local).Any(),
        _ => false,
    };
}
