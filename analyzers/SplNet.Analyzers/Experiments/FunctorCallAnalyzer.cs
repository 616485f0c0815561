using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2005: a functor whose expression is not one call, which <c>FunctorFactory.Create</c> refuses.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class FunctorCallAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor NotOneCall = Rule.Error(
        "SPL2005", "Functor is not one call", "The functor {0}. Write one call with Arg.Of<T>() and captured values as arguments; for anything longer, use Operand.Of(() => …).");

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [NotOneCall];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types) =>
        context.RegisterOperationAction(operation => Check(operation, types), OperationKind.Invocation);

    private static void Check(OperationAnalysisContext context, SplNetTypes types)
    {
        var call = (IInvocationOperation)context.Operation;
        if (FunctorExpression.Of(call, types) is { } functor && functor.Mistake() is var (place, what) && !Expectation.IsOfException(call))
            context.ReportDiagnostic(Diagnostic.Create(NotOneCall, place.Syntax.GetLocation(), what));
    }
}
