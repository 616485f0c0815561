using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2007: a requirement that is measured, and of which nobody learns whether it holds.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class IgnoredResultAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor IgnoredResult = Rule.Warning(
        "SPL2007", "Result of an evaluation is ignored", "The result of '{0}' is ignored, so the test passes whatever was measured. Assert that it is true, or call Assert() on the experiment.");

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [IgnoredResult];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types) =>
        context.RegisterOperationAction(operation => Check(operation, types), OperationKind.ExpressionStatement);

    private static void Check(OperationAnalysisContext context, SplNetTypes types)
    {
        if (((IExpressionStatementOperation)context.Operation).Operation is IInvocationOperation { TargetMethod: { } method } invocation && IsEvaluation(method, types))
            context.ReportDiagnostic(Diagnostic.Create(IgnoredResult, invocation.Syntax.GetLocation(), $"{method.ContainingType.Name}.{method.Name}"));
    }

    private static bool IsEvaluation(IMethodSymbol method, SplNetTypes types) =>
        (method.Name == "Evaluate" && SymbolEqualityComparer.Default.Equals(method.ContainingType, types.Engine))
        || (method.Name == "Run" && SymbolEqualityComparer.Default.Equals(method.ContainingType, types.Experiment));
}
