using System.Collections;

namespace SplNet.Statistics;

/// <summary>A scaled and shifted view of values, which are not copied.</summary>
internal sealed class LinearValues : IReadOnlyList<double>
{
    private readonly IReadOnlyList<double> _values;
    private readonly double _factor;
    private readonly double _offset;

    private LinearValues(IReadOnlyList<double> values, double factor, double offset)
    {
        _values = values;
        _factor = factor;
        _offset = offset;
    }

    public int Count => _values.Count;

    public double this[int index] => (_values[index] * _factor) + _offset;

    // A view of a view would cost twice at every access.
    public static LinearValues Of(IReadOnlyList<double> values, double factor, double offset) => values is LinearValues inner
        ? new LinearValues(inner._values, inner._factor * factor, (inner._offset * factor) + offset)
        : new LinearValues(values, factor, offset);

    public IEnumerator<double> GetEnumerator()
    {
        for (var index = 0; index < Count; index++)
            yield return this[index];
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
