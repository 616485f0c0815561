using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Calls that measure and decide.</summary>
internal static class Evaluation
{
    /// <summary>True for Engine.Evaluate, and for Run and Assert of an experiment or a requirement.</summary>
    public static bool Is(IMethodSymbol method, SplNetTypes types) => method.Name switch
    {
        "Evaluate" => SplNetTypes.Are(method.ContainingType, types.Engine),
        "Run" or "Assert" => SplNetTypes.Are(method.ContainingType, types.Experiment) || SplNetTypes.Are(method.ContainingType, types.SplRequirement),
        _ => false,
    };

    /// <summary>The evaluations among an operation's descendants.</summary>
    public static IEnumerable<IInvocationOperation> Within(IOperation operation, SplNetTypes types) =>
        operation.DescendantsAndSelf().OfType<IInvocationOperation>().Where(invocation => Is(invocation.TargetMethod, types));
}
