using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2020: <c>Arg.Of</c> in code that calls it instead of reading it from an expression.</summary>
internal sealed class PlaceholderRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Called = Rule.Error(
        "SPL2020", "Arg.Of outside the expression of a functor", "Arg.Of marks an argument inside FunctorFactory.Create(…) " +
            "and cannot be called; for an operand write Operand.Of(generator, argument => …)");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Called];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (call.TargetMethod.Name != "Of" || !SplNetTypes.Are(call.TargetMethod.ContainingType, types.Arg))
            return;
        for (IOperation? outer = call; outer is not null; outer = outer.Parent)
        {
            // An expression that is read elsewhere may be part of a functor, and one that the compiler cannot
            // classify is still being typed.
            if (outer is IAnonymousFunctionOperation && SplNetTypes.Are(outer.Parent?.Type, types.Expression))
                return;
            if (outer is IInvalidOperation)
                return;
        }

        if (!Expectation.IsOfException(call, types))
            context.ReportDiagnostic(Diagnostic.Create(Called, call.Syntax.GetLocation()));
    }
}
