using System.Collections;

namespace SplNet.Statistics.Tests;

/// <summary>Values that count how often they are read.</summary>
internal sealed class CountingList(double[] values) : IReadOnlyList<double>
{
    public int Reads { get; private set; }

    public int Count => values.Length;

    public double this[int index]
    {
        get
        {
            Reads++;
            return values[index];
        }
    }

    public IEnumerator<double> GetEnumerator()
    {
        for (var index = 0; index < Count; index++)
            yield return this[index];
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
