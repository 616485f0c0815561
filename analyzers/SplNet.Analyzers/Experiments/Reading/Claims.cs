using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>
/// One-line requirements such as <c>Spl.Faster(() => a(), () => b())</c>. They measure their arguments, and throw
/// unless the requirement holds.
/// </summary>
internal static class Claims
{
    public static bool Is(IMethodSymbol method, SplNetTypes types) =>
        method.Name is "Faster" or "NotSlower" or "NotMoreWork" or "Within" or "AllocatesNothing" or "RetainsNothing" or "Growth"
        && SplNetTypes.Are(method.ContainingType, types.Spl);

    /// <summary>The code that a one-line requirement measures; none for any other call.</summary>
    public static IEnumerable<IOperation> CodeOf(IInvocationOperation call, SplNetTypes types) => Is(call.TargetMethod, types)
        ? call.Arguments.Where(static argument => argument.Parameter is { Type.TypeKind: TypeKind.Delegate, Name: not "equality" })
            .Select(static argument => argument.Value.Inside())
        : [];
}
