using SplNet.Operands.Formulas;

namespace SplNet;

/// <summary>A requirement: comparisons joined by three-valued logic. Formulas are data; creating one measures nothing.</summary>
public abstract class Formula
{
    private protected Formula()
    {
    }

    /// <summary>Requires both formulas to hold.</summary>
    /// <param name="left">The left formula.</param>
    /// <param name="right">The right formula.</param>
    public static Formula operator &(Formula left, Formula right) => new Conjunction(left, right);

    /// <summary>Requires at least one formula to hold.</summary>
    /// <param name="left">The left formula.</param>
    /// <param name="right">The right formula.</param>
    public static Formula operator |(Formula left, Formula right) => new Disjunction(left, right);

    /// <summary>Negates a formula. The negation of an inconclusive formula is inconclusive.</summary>
    /// <param name="formula">The formula.</param>
    public static Formula operator !(Formula formula) => new Negation(formula);

    /// <summary>Returns false, so that <c>||</c> builds a disjunction and never skips its right side.</summary>
    /// <param name="formula">The formula.</param>
    public static bool operator true(Formula formula) => false;

    /// <summary>Returns false, so that <c>&amp;&amp;</c> builds a conjunction and never skips its right side.</summary>
    /// <param name="formula">The formula.</param>
    public static bool operator false(Formula formula) => false;

    /// <summary>Requires the conclusion to hold if this formula holds.</summary>
    /// <param name="conclusion">The conclusion.</param>
    public Formula Implies(Formula conclusion)
    {
        ArgumentNullException.ThrowIfNull(conclusion);
        return new Implication(this, conclusion);
    }

    /// <summary>Formats the formula in the language of formulas as text.</summary>
    public abstract override string ToString();

    /// <summary>The precedence of the text: 1 for an implication, 2 for a disjunction, 3 for a conjunction, 4 for anything else.</summary>
    internal virtual int Binding => 4;

    /// <summary>The text inside another formula, in parentheses if its precedence is too low there.</summary>
    internal string Inside(int binding) => Binding < binding ? $"({this})" : ToString();

    /// <summary>The connective of the comparisons; a single comparison is a conjunction of one.</summary>
    internal Connective Connective =>
        IsOnly(Connective.Conjunction) ? Connective.Conjunction
        : IsOnly(Connective.Disjunction) ? Connective.Disjunction
        : Connective.Mixed;

    /// <summary>True if all comparisons are joined by this connective.</summary>
    internal abstract bool IsOnly(Connective connective);

    /// <summary>Evaluates the formula from the truth of its comparisons.</summary>
    internal abstract Truth Evaluate(Func<Comparison, Truth> decide);

    /// <summary>Replaces operands in the formula; a comparison without them is returned unchanged.</summary>
    /// <param name="other">Returns the replacement for an operand, or the same operand.</param>
    internal abstract Formula On(Func<FormulaOperand, FormulaOperand> other);

    /// <summary>Adds every comparison of the formula, from left to right.</summary>
    internal abstract void CollectComparisons(ICollection<Comparison> found);
}
