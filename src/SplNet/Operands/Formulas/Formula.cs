using SplNet.Operands.Formulas;

namespace SplNet;

/// <summary>A requirement: comparisons joined by three-valued logic. Formulas are data; building one never measures.</summary>
public abstract class Formula
{
    private protected Formula()
    {
    }

    /// <summary>Both hold.</summary>
    /// <param name="left">The left formula.</param>
    /// <param name="right">The right formula.</param>
    public static Formula operator &(Formula left, Formula right) => new Conjunction(left, right);

    /// <summary>At least one holds.</summary>
    /// <param name="left">The left formula.</param>
    /// <param name="right">The right formula.</param>
    public static Formula operator |(Formula left, Formula right) => new Disjunction(left, right);

    /// <summary>Does not hold. An inconclusive formula stays inconclusive when it is negated.</summary>
    /// <param name="formula">The formula.</param>
    public static Formula operator !(Formula formula) => new Negation(formula);

    /// <summary>Always false, so that <c>||</c> builds a disjunction and never skips its right side.</summary>
    /// <param name="formula">The formula.</param>
    public static bool operator true(Formula formula) => false;

    /// <summary>Always false, so that <c>&amp;&amp;</c> builds a conjunction and never skips its right side.</summary>
    /// <param name="formula">The formula.</param>
    public static bool operator false(Formula formula) => false;

    /// <summary>If this holds, the conclusion holds as well.</summary>
    /// <param name="conclusion">The conclusion.</param>
    public Formula Implies(Formula conclusion)
    {
        ArgumentNullException.ThrowIfNull(conclusion);
        return new Implication(this, conclusion);
    }

    /// <summary>The formula in the language of formulas as text.</summary>
    public abstract override string ToString();

    /// <summary>How tightly the text binds: 1 an implication, 2 a disjunction, 3 a conjunction, 4 anything else.</summary>
    internal virtual int Binding => 4;

    /// <summary>The text inside another formula, in parentheses if it binds less tightly than it must there.</summary>
    internal string Inside(int binding) => Binding < binding ? $"({this})" : ToString();

    /// <summary>How the comparisons are joined; a single comparison is a conjunction of one.</summary>
    internal Connective Connective =>
        IsOnly(Connective.Conjunction) ? Connective.Conjunction : IsOnly(Connective.Disjunction) ? Connective.Disjunction : Connective.Mixed;

    /// <summary>True if nothing but this connective joins the comparisons.</summary>
    internal abstract bool IsOnly(Connective connective);

    /// <summary>Decides the formula, given the truth of its comparisons.</summary>
    internal abstract Truth Evaluate(Func<Comparison, Truth> decide);

    /// <summary>The formula on other operands; a comparison without any of them stays the same object.</summary>
    /// <param name="other">The operand that takes the place of one, or that one.</param>
    internal abstract Formula On(Func<FormulaOperand, FormulaOperand> other);

    /// <summary>Adds every comparison of the formula, from left to right.</summary>
    internal abstract void CollectComparisons(ICollection<Comparison> found);
}
