using SplNet.Formulas;

namespace SplNet;

/// <summary>The quantifiers of Stochastic Performance Logic (paper A, section 4.1), over finite sets.</summary>
public static class Spl
{
    /// <summary>The formula holds for every value.</summary>
    /// <param name="values">The values; at least one, or the experiment is invalid.</param>
    /// <param name="formula">Builds the formula for one value; <c>operand[value]</c> binds a parameter of its generator.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    public static Formula ForAll<T>(IEnumerable<T> values, Func<T, Formula> formula) => new Quantified(true, Instances(values, formula));

    /// <summary>The formula holds for at least one value.</summary>
    /// <param name="values">The values; at least one, or the experiment is invalid.</param>
    /// <param name="formula">Builds the formula for one value; <c>operand[value]</c> binds a parameter of its generator.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    public static Formula Exists<T>(IEnumerable<T> values, Func<T, Formula> formula) => new Quantified(false, Instances(values, formula));

    private static List<Formula> Instances<T>(IEnumerable<T> values, Func<T, Formula> formula)
    {
        ArgumentNullException.ThrowIfNull(values);
        ArgumentNullException.ThrowIfNull(formula);
        return [.. values.Select(formula)];
    }
}
