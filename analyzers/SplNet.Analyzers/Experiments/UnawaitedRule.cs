using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2016: asynchronous code that continues after the operation has ended.</summary>
internal sealed class UnawaitedRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Unawaited = Rule.Warning(
        "SPL2016", "Asynchronous code is not awaited", "{0}, so its work is not measured or overlaps other operations. {1}.");

    private const string TaskAdvice = "Return the task: operands await it";

    private static readonly string[] Methods = ["Of", "Custom", "SetUp", "CleanUp"];

    // An async void operand is an error; a separate rule reports it.
    private static readonly string[] Phases = ["SetUp", "CleanUp"];

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Unawaited];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        foreach (var code in Claims.CodeOf(call, types))
            CheckCode(context, code, call.TargetMethod.Name, types);
        if (Array.IndexOf(Methods, call.TargetMethod.Name) < 0 || !SplNetTypes.Are(call.TargetMethod.ContainingType, types.Operand))
            return;
        foreach (var argument in call.Arguments)
        {
            // Generators run outside the measured time, so their tasks do not matter.
            if (argument.Parameter?.Name is not "generator")
                CheckCode(context, argument.Value.Inside(), call.TargetMethod.Name, types);
        }
    }

    private static void CheckCode(OperationAnalysisContext context, IOperation code, string taker, SplNetTypes types)
    {
        var isPhase = Array.IndexOf(Phases, taker) >= 0;
        switch (code)
        {
            case IMethodReferenceOperation { Method: { IsAsync: true, ReturnsVoid: true } method } when isPhase:
                Report(code, $"'{method.Name}' is async void", TaskAdvice);
                break;
            case IAnonymousFunctionOperation { Symbol: { IsAsync: true, ReturnsVoid: true } } when isPhase:
                Report(code, "The lambda is async void here", TaskAdvice);
                break;
            case IAnonymousFunctionOperation function:
                foreach (var statement in function.Body.Operations)
                    CheckStatement(statement);
                foreach (var result in Results.Of(function))
                {
                    CheckResult(result, function.Symbol.IsAsync);
                    CheckKind(result, function.Symbol);
                }

                break;
            default:
                break;
        }

        void CheckStatement(IOperation statement)
        {
            if (statement is IExpressionStatementOperation { Operation: IInvocationOperation { TargetMethod: { } method } dropped }
                && (types.IsAwaited(method.ReturnType) || types.IsOtherAwaitable(method.ReturnType)))
                Report(dropped, $"The task of '{method.Name}' is dropped", TaskAdvice);
        }

        void CheckResult(IOperation result, bool isAwaitedAlready)
        {
            // The first of several nested tasks has completed when the outer one has.
            if (!IsFirstOfSeveral(result, types) && types.IsAwaited(result.Type) && (isAwaitedAlready
                || (result.Type is INamedTypeSymbol { TypeArguments.Length: 1 } outer && types.IsAwaited(outer.TypeArguments[0]))))
                Report(result, "Only the outer of two nested tasks is awaited", "Also await the inner task, or return only that");
        }

        // An operand awaits the result if the delegate's type declares a task.
        void CheckKind(IOperation result, IMethodSymbol function)
        {
            if (types.IsOtherAwaitable(result.Type))
                Report(
                    result,
                    $"'{result.Type!.Name}' is not a task and is not awaited",
                    "Return the task itself, or await it in the operand");
            else if (!function.IsAsync && types.IsAwaited(result.Type) && function.ReturnType.SpecialType == SpecialType.System_Object)
                Report(result, "A task returned as object is not awaited", "Return it as a task");
        }

        void Report(IOperation place, string what, string advice) =>
            context.ReportDiagnostic(Diagnostic.Create(Unawaited, place.Syntax.GetLocation(), what, advice));
    }

    private static bool IsFirstOfSeveral(IOperation task, SplNetTypes types) => (task is IAwaitOperation awaited
        ? awaited.Operation.Inside()
        : task) is IInvocationOperation { TargetMethod: { Name: "WhenAny" } method }
        && SplNetTypes.Are(method.ContainingType, types.Task);
}
