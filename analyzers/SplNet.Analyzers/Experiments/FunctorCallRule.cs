using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2005: a functor whose expression is not a single call. <c>FunctorFactory.Create</c> rejects it.</summary>
internal sealed class FunctorCallRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor NotOneCall = Rule.Error(
        "SPL2005", "Functor is not one call",
        "The functor {0}. Write one call with Arg.Of<T>() and captured values as arguments; for anything longer, use Operand.Of(() => …).");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [NotOneCall];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (FunctorExpression.Of(call, types) is { } functor && functor.Mistake() is var (place, what)
            && !Expectation.IsOfException(call, types))
            context.ReportDiagnostic(Diagnostic.Create(NotOneCall, place.Syntax.GetLocation(), what));
    }
}
