using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>
/// Operators and conversions of formulas. Most operations of a project are of these kinds, and the compiler would need more time to report
/// each one than for everything else. They are therefore found from the SplNet calls among their operands; a formula has at least
/// one, such as <c>mean(a)</c>.
/// </summary>
internal static class EstimateOperators
{
    /// <summary>
    /// The operators around a call, from the outside in. There are none if a different call among the operands comes first, so each
    /// operator is found once.
    /// </summary>
    /// <param name="call">A call of SplNet.</param>
    /// <param name="types">The types of SplNet.</param>
    public static IEnumerable<IOperation> Around(IInvocationOperation call, SplNetTypes types)
    {
        IOperation whole = call;
        while (whole.Parent is IBinaryOperation or IUnaryOperation or IConversionOperation)
            whole = whole.Parent;
        if (whole == call)
            return [];
        var parts = Parts(whole).ToList();
        return parts.Find(part => part is IInvocationOperation && types.IsOwn(part.Owner())) == call
            ? parts.Where(part => part is IBinaryOperation or IConversionOperation && types.IsOwn(part.Owner()))
            : [];
    }

    private static IEnumerable<IOperation> Parts(IOperation whole) => whole switch
    {
        IBinaryOperation binary => Parts(binary.LeftOperand).Concat(Parts(binary.RightOperand)).Prepend(binary),
        IUnaryOperation unary => Parts(unary.Operand),
        IConversionOperation conversion => Parts(conversion.Operand).Prepend(conversion),
        _ => [whole],
    };
}
