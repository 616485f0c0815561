namespace Sut;

/// <summary>The last values, the oldest first.</summary>
public sealed class RingBuffer(int capacity)
{
    private readonly double[] _values = new double[capacity];
    private int _start;

    public int Count { get; private set; }

    public bool IsFull => Count == capacity;

    public void Add(double value)
    {
        _values[(_start + Count) % capacity] = value;
        if (IsFull)
            _start = (_start + 1) % capacity;
        else
            Count++;
    }

    public IEnumerable<double> Items()
    {
        for (var i = 0; i < Count; i++)
            yield return _values[(_start + i) % capacity];
    }
}

/// <summary>What is told of the last values.</summary>
public sealed record Summary(double Mean, double Median, double Spread);

/// <summary>Statistics of a window that moves along.</summary>
public sealed class RunningStatistics(int window)
{
    private readonly RingBuffer _buffer = new(window);

    public void Add(double value) => _buffer.Add(value);

    public Summary Summarize()
    {
        if (_buffer.Count == 0)
            throw new InvalidOperationException("There are no values.");
        var mean = _buffer.Items().Average();
        var sorted = _buffer.Items().Order().ToList();
        var spread = Math.Sqrt(_buffer.Items().Select(value => (value - mean) * (value - mean)).Sum() / sorted.Count);
        return new Summary(mean, MedianOf(sorted), spread);
    }

    private static double MedianOf(List<double> sorted)
    {
        var middle = sorted.Count / 2;
        return sorted.Count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
