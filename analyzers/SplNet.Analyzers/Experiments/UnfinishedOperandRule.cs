using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2033, SPL2034: operands whose work is unfinished when they return. They are rejected at run time.</summary>
internal sealed class UnfinishedOperandRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor AsyncVoid = Rule.Error(
        "SPL2033", "Operand is async void",
        "{0} is async void and cannot be awaited, so the code after its first await is not measured. Return Task; operands await it.");

    internal static readonly DiagnosticDescriptor Iterator = Rule.Error(
        "SPL2034", "Operand is an iterator",
        "'{0}' is an iterator whose result is never enumerated, so its code does not run. End it with {1}.");

    private static readonly string[] Methods = ["Of", "Custom"];

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [AsyncVoid, Iterator];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (FunctorExpression.Of(call, types)?.Called is var (place, called))
            CheckCalled(context, place, called);
        else if (SplNetTypes.Are(call.TargetMethod.ContainingType, types.Operand))
            CheckOperand(context, call);
        else
            CheckClaim(context, call, types);
    }

    private static void CheckClaim(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        foreach (var code in Claims.CodeOf(call, types))
            CheckCode(context, code);
    }

    private static void CheckOperand(OperationAnalysisContext context, IInvocationOperation creation)
    {
        if (creation.TargetMethod.Name == "Benchmark")
            CheckBenchmark(context, creation);
        else if (Array.IndexOf(Methods, creation.TargetMethod.Name) >= 0
            && (creation.Argument("action") ?? creation.Argument("function") ?? creation.Argument("code"))?.Inside() is { } code)
            CheckCode(context, code);
    }

    private static void CheckCode(OperationAnalysisContext context, IOperation code)
    {
        if (code is IMethodReferenceOperation reference)
        {
            CheckCalled(context, reference, reference.Method);
        }
        else if (code is IAnonymousFunctionOperation { Symbol: { IsAsync: true, ReturnsVoid: true } })
        {
            Report(context, AsyncVoid, code, "The lambda");
        }
        else if (code is IAnonymousFunctionOperation function)
        {
            foreach (var call in Calls.In(function))
            {
                if (Unfinishing.Of(call.TargetMethod, context.CancellationToken) == UnfinishedWork.AsyncVoid)
                    CheckCalled(context, call, call.TargetMethod);
            }

            var last = Results.Last(function);
            if (Calls.MethodOf(last) is { } method && Unfinishing.Of(method, context.CancellationToken) == UnfinishedWork.Iterator)
                CheckCalled(context, last!, method);
        }
    }

    private static void CheckBenchmark(OperationAnalysisContext context, IInvocationOperation creation)
    {
        if (creation.Argument("method") is not { ConstantValue.Value: string name } place)
            return;
        var methods = creation.TargetMethod.TypeArguments[0].GetMembers(name);
        if (methods.Length == 1 && methods[0] is IMethodSymbol method)
            CheckCalled(context, place, method);
    }

    private static void CheckCalled(OperationAnalysisContext context, IOperation place, IMethodSymbol method)
    {
        var work = Unfinishing.Of(method, context.CancellationToken);
        var name = (method.AssociatedSymbol ?? method).Name;
        if (work == UnfinishedWork.AsyncVoid)
            Report(context, AsyncVoid, place, $"'{name}'");
        else if (work == UnfinishedWork.Iterator)
            Report(
                context, Iterator, place, name,
                method.IsAsync ? "await … ToListAsync(), CountAsync() or await foreach" : "ToList(), Count() or a loop");
    }

    private static void Report(OperationAnalysisContext context, DiagnosticDescriptor rule, IOperation place, params object[] words) =>
        context.ReportDiagnostic(Diagnostic.Create(rule, place.Syntax.GetLocation(), words));
}
