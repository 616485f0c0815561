namespace SplNet.Statistics;

/// <summary>Kleene's strong three-valued connectives: an unknown side matters only if the other side does not decide.</summary>
public static class Kleene
{
    /// <summary>Negates a value; unknown stays unknown.</summary>
    /// <param name="value">The operand.</param>
    public static Truth Not(Truth value) => value switch
    {
        Truth.True => Truth.False,
        Truth.False => Truth.True,
        _ => Truth.Unknown,
    };

    /// <summary>Computes the conjunction: false wins over unknown.</summary>
    /// <param name="left">The left operand.</param>
    /// <param name="right">The right operand.</param>
    public static Truth And(Truth left, Truth right) => left < right ? left : right;

    /// <summary>Computes the disjunction: true wins over unknown.</summary>
    /// <param name="left">The left operand.</param>
    /// <param name="right">The right operand.</param>
    public static Truth Or(Truth left, Truth right) => left > right ? left : right;

    /// <summary>Computes the implication: not <paramref name="left"/>, or <paramref name="right"/>.</summary>
    /// <param name="left">The premise.</param>
    /// <param name="right">The conclusion.</param>
    public static Truth Implies(Truth left, Truth right) => Or(Not(left), right);
}
