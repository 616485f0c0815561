using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>
/// SPL2010: an evaluation that depends on random numbers or the clock. A measuring process runs the test again and
/// may take a different path.
/// </summary>
internal sealed class RandomPathRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor RandomPath = Rule.Warning(
        "SPL2010", "Path to an experiment depends on chance or time", "The path to the experiment depends on '{0}', " +
            "which differs between measuring processes. Make the path the same each time; every process repeats the test.");

    private static readonly string[] Skipping = ["Skip", "Ignore", "Inconclusive"];

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [RandomPath];

    // Few methods evaluate experiments, so only their code is analysed.
    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (!Evaluation.IsFirst(call, types))
            return;
        var root = context.Operation.Root();
        var evaluations = Evaluation.Within(root, types).ToList();
        var last = evaluations.Max(static evaluation => evaluation.Syntax.Span.End);
        foreach (var branch in root.Descendants())
        {
            if (Condition(branch) is { } condition && Chance.In(condition, types) is { } chance
                && ((branch.Syntax.SpanStart < last && (Holds(branch, evaluations) || Leaves(branch))) || Jumps(branch, evaluations)))
                context.ReportDiagnostic(Diagnostic.Create(RandomPath, condition.Syntax.GetLocation(), chance.Syntax));
        }
    }

    private static IOperation? Condition(IOperation branch) => branch switch
    {
        IConditionalOperation conditional => conditional.Condition,
        ISwitchOperation choice => choice.Value,
        ISwitchExpressionOperation choice => choice.Value,
        IWhileLoopOperation loop => loop.Condition,
        IForLoopOperation loop => loop.Condition,
        _ => null,
    };

    private static bool Holds(IOperation branch, List<IInvocationOperation> evaluations) =>
        evaluations.Exists(evaluation => branch.Syntax.Span.Contains(evaluation.Syntax.Span));

    // Code that only prepares data may be random; code that leaves the method may not.
    private static bool Leaves(IOperation branch) =>
        branch.Descendants().Any(static part =>
            (part is IReturnOperation { IsImplicit: false } || (part is IThrowOperation thrown && GoesOn(thrown))) && IsOfMethod(part));

    // An exception, for example from a timeout, fails the test in every process unless the test catches it or is skipped by it.
    private static bool GoesOn(IThrowOperation thrown) =>
        (thrown.Exception?.Inside().Type?.Name is { } type && Array.Exists(Skipping, type.Contains))
        || thrown.Ancestors().OfType<ITryOperation>()
            .Any(attempt => !attempt.Catches.IsEmpty && attempt.Body.Syntax.Span.Contains(thrown.Syntax.Span));

    // Continues or leaves a loop.
    private static bool Jumps(IOperation branch, List<IInvocationOperation> evaluations)
    {
        var jumps = branch.Descendants().OfType<IBranchOperation>().ToList();
        return jumps.Count > 0 && branch.Ancestors().OfType<ILoopOperation>().Any(loop => Holds(loop, evaluations)
            && jumps.Exists(jump => SymbolEqualityComparer.Default.Equals(jump.Target, loop.ExitLabel)
                || SymbolEqualityComparer.Default.Equals(jump.Target, loop.ContinueLabel)));
    }

    private static bool IsOfMethod(IOperation part) =>
        !part.Ancestors().Any(static outer => outer is IAnonymousFunctionOperation or ILocalFunctionOperation);
}
