using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2020: <c>Arg.Of</c> where it would be called, and not read from an expression.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class PlaceholderAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor Called = Rule.Error(
        "SPL2020", "Arg.Of outside the expression of a functor", "Arg.Of marks an argument inside FunctorFactory.Create(…) and cannot be called; for an operand write Operand.Of(generator, argument => …)");

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Called];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types) =>
        context.RegisterOperationAction(operation => Check(operation, types), OperationKind.Invocation);

    private static void Check(OperationAnalysisContext context, SplNetTypes types)
    {
        var call = (IInvocationOperation)context.Operation;
        if (call.TargetMethod.Name != "Of" || !SplNetTypes.Are(call.TargetMethod.ContainingType, types.Arg))
            return;
        for (IOperation? outer = call; outer is not null; outer = outer.Parent)
        {
            // An expression that is read elsewhere may be a part of a functor; one that the compiler could not place is half typed.
            if (outer is IAnonymousFunctionOperation && SplNetTypes.Are(outer.Parent?.Type, types.Expression))
                return;
            if (outer is IInvalidOperation)
                return;
        }

        if (!Expectation.IsOfException(call))
            context.ReportDiagnostic(Diagnostic.Create(Called, call.Syntax.GetLocation()));
    }
}
