using SplNet.Arguments.Generators;

namespace SplNet;

/// <summary>
/// A finite set of values for a parameter that a formula binds: <c>mean(list[100])</c>, or all of them with
/// <c>Spl.ForAll(sizes, n => …)</c>. As a generator it returns the bound value itself.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
public sealed class Axis<T> : Gen<T>
{
    internal Axis(IReadOnlyList<T> values)
        : base(() => values.Select(static value => new GenPoint<T>(ParameterValues.Flatten([value!]), () => value)), draw =>
            Bound(values, draw))
    {
        if (values.Count == 0)
            throw new SplNetException("An axis needs at least one value, for example Gen.Of(10, 100, 1000).");
        if (values.Any(static value => value is null))
            throw new SplNetException("An axis has a null among its values; a formula cannot bind it.");
        if (values.Distinct().Count() != values.Count)
            throw new SplNetException($"An axis has a value twice: {string.Join(", ", values)}. Name each once.");
        Values = values;
    }

    /// <summary>The values, in order.</summary>
    public IReadOnlyList<T> Values { get; }

    /// <summary>Pairs the values of two axes of the same length; a formula binds both: <c>a[10, "ten"]</c>.</summary>
    /// <param name="other">The other axis.</param>
    /// <typeparam name="TOther">The type of its values.</typeparam>
    /// <exception cref="SplNetException">The lengths differ.</exception>
    public Axis<(T First, TOther Second)> Zip<TOther>(Axis<TOther> other)
    {
        ArgumentNullException.ThrowIfNull(other);
        return Values.Count == other.Values.Count
            ? new Axis<(T, TOther)>([.. Values.Zip(other.Values)])
            : throw new SplNetException(
                $"An axis of {Values.Count} values cannot be zipped with one of {other.Values.Count}. " +
                "Both need the same number of values.");
    }

    // The values of the formula are already checked; this only looks them up.
    private static T Bound(IReadOnlyList<T> values, Draw draw)
    {
        var items = ParameterValues.Flatten([values[0]!]).Length;
        var bound = draw.Take(items);
        if (items == 1 && bound[0] is T single)
            return single;
        foreach (var value in values)
        {
            if (bound.SequenceEqual(ParameterValues.Flatten([value!])))
                return value;
        }

        throw new SplNetException($"An axis does not contain the value '{new ParameterValues(bound.ToArray())}'.");
    }
}
