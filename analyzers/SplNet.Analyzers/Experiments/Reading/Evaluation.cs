using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Calls that measure and decide.</summary>
internal static class Evaluation
{
    /// <summary>
    /// True for Engine.Evaluate, for Run and Assert of an experiment or a requirement, for their asynchronous versions, and
    /// for one-line requirements.
    /// </summary>
    public static bool Is(IMethodSymbol method, SplNetTypes types) => method.Name switch
    {
        "Evaluate" or "EvaluateAsync" => SplNetTypes.Are(method.ContainingType, types.Engine),
        "Run" or "Assert" or "RunAsync" or "AssertAsync" =>
            SplNetTypes.Are(method.ContainingType, types.Experiment) || SplNetTypes.Are(method.ContainingType, types.SplRequirement),
        _ => Claims.Is(method, types),
    };

    /// <summary>True for an evaluation that throws unless the requirement holds; an asynchronous one throws when it is awaited.</summary>
    public static bool Throws(IMethodSymbol method, SplNetTypes types) =>
        method.Name is "Assert" or "AssertAsync" || Claims.Is(method, types);

    /// <summary>True for the first evaluation in its body, which represents all of them.</summary>
    public static bool IsFirst(IInvocationOperation invocation, SplNetTypes types) =>
        Is(invocation.TargetMethod, types) && Within(invocation.Root(), types).First().Syntax == invocation.Syntax;

    /// <summary>The evaluations among an operation's descendants.</summary>
    public static IEnumerable<IInvocationOperation> Within(IOperation operation, SplNetTypes types) =>
        operation.DescendantsAndSelf().OfType<IInvocationOperation>().Where(invocation => Is(invocation.TargetMethod, types));
}
