using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2014, SPL2015, SPL2025: operands whose code does nothing, or less than it appears to.</summary>
internal sealed class NothingMeasuredRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Nothing = Rule.Warning(
        "SPL2014", "Operand measures nothing", "The operand's code {0}, so nothing is measured");

    internal static readonly DiagnosticDescriptor DroppedResult = Rule.Advice(
        "SPL2015", "Result of the measured call is discarded",
        "The result of '{0}' is discarded, so the JIT may remove the call. Return it; SplNet consumes returned values.");

    internal static readonly DiagnosticDescriptor Deferred = Rule.Warning(
        "SPL2025", "Measured sequence is never enumerated",
        "'{0}' returns a lazy sequence that is never enumerated; end it with ToList(), Count() or a loop");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Nothing, DroppedResult, Deferred];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation creation, SplNetTypes types)
    {
        foreach (var code in MeasuredCode.Of(creation, types))
            CheckCode(context, code, types);
    }

    private static void CheckCode(OperationAnalysisContext context, IOperation code, SplNetTypes types)
    {
        if (code is not IAnonymousFunctionOperation { Body: { } body } function)
        {
            if (code is IMethodReferenceOperation { Method: { } method } && IsLazy(method, types))
                context.ReportDiagnostic(Diagnostic.Create(Deferred, code.Syntax.GetLocation(), method.Name));
            return;
        }

        if (WhyNothing(body, function) is { } why)
            context.ReportDiagnostic(Diagnostic.Create(Nothing, function.Syntax.GetLocation(), why));
        if (body.Operations.Length > 0 && body.Operations[0] is IExpressionStatementOperation statement && Last(body) == statement)
            CheckDropped(context, statement, types);
        var last = Results.Last(function);
        foreach (var returned in Results.Of(function))
        {
            // The last clause of a query is the call that returns its result.
            var result = returned is ITranslatedQueryOperation query ? query.Operation : returned;
            if (result is IInvocationOperation call
                && (IsLazy(call.TargetMethod, types) || (result != last && IsIterator(call.TargetMethod, context.CancellationToken))))
                context.ReportDiagnostic(Diagnostic.Create(Deferred, returned.Syntax.GetLocation(), call.TargetMethod.Name));
        }
    }

    private static string? WhyNothing(IBlockOperation body, IAnonymousFunctionOperation function)
    {
        if (body.Operations.All(static operation => operation is IEmptyOperation or IReturnOperation { ReturnedValue: null }))
            return "is empty";
        if (body.Operations.Length != 1 || body.Operations[0] is not IReturnOperation { ReturnedValue: { } returned })
            return null;
        var value = returned.Inside();
        if (returned.ConstantValue.HasValue || value.ConstantValue.HasValue || value is IDefaultValueOperation)
            return "returns a constant";
        return value is IParameterReferenceOperation parameter
            && SymbolEqualityComparer.Default.Equals(parameter.Parameter.ContainingSymbol, function.Symbol)
            ? "returns its argument"
            : null;
    }

    // A result of the target's type serves the next call in a chain; a separate rule covers tasks.
    private static void CheckDropped(OperationAnalysisContext context, IExpressionStatementOperation statement, SplNetTypes types)
    {
        if (statement.Operation is not IInvocationOperation { TargetMethod: { ReturnsVoid: false } method } call
            || types.IsAwaited(method.ReturnType) || method.ReturnType.TypeKind == TypeKind.Error
            || IsIterator(method, context.CancellationToken))
        {
            return;
        }

        // The result of a parallel loop only reports whether the loop completed.
        if (Mutation.Of(call) is null && method.ReturnType.Name != "ParallelLoopResult"
            && !SymbolEqualityComparer.Default.Equals(method.ReturnType, method.ContainingType))
            context.ReportDiagnostic(Diagnostic.Create(DroppedResult, call.Syntax.GetLocation(), method.Name));
    }

    private static IOperation? Last(IBlockOperation body) => body.Operations.LastOrDefault(static operation => !operation.IsImplicit);

    private static bool IsLazy(IMethodSymbol method, SplNetTypes types) =>
        types.IsLinq(method.ContainingType) && method.Name is not ("Empty" or "AsEnumerable") && method.ReturnType.Name is
            "IEnumerable" or "IOrderedEnumerable" or "IAsyncEnumerable" or "IOrderedAsyncEnumerable" or "ParallelQuery"
                or "OrderedParallelQuery";

    // An iterator whose sequence is the only result of the code is an error; a separate rule reports it.
    private static bool IsIterator(IMethodSymbol method, CancellationToken cancellation) =>
        Unfinishing.Of(method, cancellation) == UnfinishedWork.Iterator;
}
