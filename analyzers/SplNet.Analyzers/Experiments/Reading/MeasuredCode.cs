using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The code that operands measure.</summary>
internal static class MeasuredCode
{
    private static readonly string[] Phases = ["SetUp", "Validate", "CleanUp", "Reinstantiate", "With", "WithoutPrecompiledCode"];

    /// <summary>
    /// The code that <c>Operand.Of</c> or a one-line requirement measures: a lambda, a method, or a computed
    /// value; none for any other call.
    /// </summary>
    public static IEnumerable<IOperation> Of(IInvocationOperation invocation, SplNetTypes types)
    {
        if (invocation.TargetMethod.Name != "Of" || !SplNetTypes.Are(invocation.TargetMethod.ContainingType, types.Operand))
            return Claims.CodeOf(invocation, types);
        return (invocation.Argument("action") ?? invocation.Argument("function"))?.Inside() is { } code ? [code] : [];
    }

    /// <summary>The calls on an operand that follow its creation (phases and settings). Each returns a modified copy.</summary>
    public static IEnumerable<IInvocationOperation> CallsAfter(IInvocationOperation creation, SplNetTypes types)
    {
        var call = FollowingCall(creation, types);
        while (call is not null)
        {
            yield return call;
            call = FollowingCall(call, types);
        }
    }

    /// <summary>True for a method that returns a modified copy of an operand.</summary>
    public static bool IsChange(IMethodSymbol method, SplNetTypes types) =>
        Array.IndexOf(Phases, method.Name) >= 0
        && (SplNetTypes.Are(method.ContainingType, types.Operand) || SplNetTypes.IsMember(method, types.RuntimeSettings));

    private static IInvocationOperation? FollowingCall(IInvocationOperation operand, SplNetTypes types)
    {
        var call = operand.User() switch
        {
            IInvocationOperation invocation => invocation,
            IArgumentOperation { Parameter.Ordinal: 0, Parent: IInvocationOperation { Instance: null } extension } => extension,
            _ => null,
        };
        return call is not null && IsChange(call.TargetMethod, types) ? call : null;
    }
}
