using System.Globalization;
using System.Runtime.CompilerServices;

namespace SplNet;

/// <summary>
/// The values of all parameters of a generator, in the order of its axes:
/// <c>Spl.ForAll(generator.Parameters, p => mean(a[p]) &lt; mean(b[p]))</c>.
/// </summary>
public sealed class ParameterValues
{
    private readonly object[] _values;

    internal ParameterValues(IEnumerable<object> values) => _values = [.. values];

    /// <summary>The values; a tuple on an axis contributes its items.</summary>
    public IReadOnlyList<object> Values => _values;

    /// <summary>Formats the values with commas, in the invariant culture.</summary>
    public override string ToString() =>
        string.Join(", ", _values.Select(static value => Convert.ToString(value, CultureInfo.InvariantCulture)));

    /// <summary>Splits tuples into items, so that <c>a[10, 5]</c> and <c>a[(10, 5)]</c> are equal.</summary>
    internal static object[] Flatten(IEnumerable<object> values) => [.. values.SelectMany(Items)];

    private static IEnumerable<object> Items(object value)
    {
        if (value is not ITuple tuple)
            return [value];
        return Enumerable.Range(0, tuple.Length).Select(index => tuple[index]!).SelectMany(Items);
    }
}
