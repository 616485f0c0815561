using SplNet.Operands.Formulas;

namespace SplNet;

/// <summary>One-line requirements, and the quantifiers of Stochastic Performance Logic (paper A, section 4.1) over finite sets.</summary>
public static partial class Spl
{
    /// <summary>Requires the formula to hold for every value.</summary>
    /// <param name="values">The values; the experiment is invalid if there are none.</param>
    /// <param name="formula">Builds the formula for one value; <c>operand[value]</c> binds a parameter of its generator.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    public static Formula ForAll<T>(IEnumerable<T> values, Func<T, Formula> formula) => new Quantified(true, Instances(values, formula));

    /// <summary>Requires the formula to hold for at least one value.</summary>
    /// <param name="values">The values; the experiment is invalid if there are none.</param>
    /// <param name="formula">Builds the formula for one value; <c>operand[value]</c> binds a parameter of its generator.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    public static Formula Exists<T>(IEnumerable<T> values, Func<T, Formula> formula) => new Quantified(false, Instances(values, formula));

    /// <summary>Requires the formula to hold for every value of an axis, or for every point of a product of axes.</summary>
    /// <param name="values">An axis, or a query over axes. For a generator of random values use <c>generator.Parameters</c>.</param>
    /// <param name="formula">Builds the formula for one value; <c>operand[value]</c> binds it, including all items of a tuple.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <exception cref="SplNetException">The generator produces random values.</exception>
    public static Formula ForAll<T>(Gen<T> values, Func<T, Formula> formula) => ForAll(Known(values), formula);

    /// <summary>Requires the formula to hold for at least one value of an axis, or for at least one point of a product of axes.</summary>
    /// <param name="values">An axis, or a query over axes. For a generator of random values use <c>generator.Parameters</c>.</param>
    /// <param name="formula">Builds the formula for one value; <c>operand[value]</c> binds it, including all items of a tuple.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <exception cref="SplNetException">The generator produces random values.</exception>
    public static Formula Exists<T>(Gen<T> values, Func<T, Formula> formula) => Exists(Known(values), formula);

    private static IEnumerable<T> Known<T>(Gen<T> values)
    {
        ArgumentNullException.ThrowIfNull(values);
        return [.. values.Points().Select(static point => point.Value is { } value ? value() : throw Random())];
    }

    private static SplNetException Random() => new(
        "A quantifier needs a finite set, but its generator makes random values. Pass the axis, or bind all parameters of the generator: " +
        "Spl.ForAll(generator.Parameters, p => mean(a[p]) < mean(b[p])).");

    private static List<Formula> Instances<T>(IEnumerable<T> values, Func<T, Formula> formula)
    {
        ArgumentNullException.ThrowIfNull(values);
        ArgumentNullException.ThrowIfNull(formula);
        return [.. values.Select(formula)];
    }
}
