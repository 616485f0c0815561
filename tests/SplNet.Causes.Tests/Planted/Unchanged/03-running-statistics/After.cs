namespace Sut;

/// <summary>The last values, the oldest first.</summary>
public sealed class RingBuffer(int capacity)
{
    private readonly double[] _values = new double[capacity];
    private int _start;

    public bool IsFull => Count == capacity;

    public int Count { get; private set; }

    public void Clear()
    {
        _start = 0;
        Count = 0;
    }

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

    public void Restart() => _buffer.Clear();

    public Summary Summarize()
    {
        if (_buffer.Count == 0)
            throw new InvalidOperationException("Statistics need at least one value.");
        var average = _buffer.Items().Average();
        var ordered = _buffer.Items().Order().ToList();
        var deviation = Math.Sqrt(_buffer.Items().Select(item => (item - average) * (item - average)).Sum() / ordered.Count);
        return new Summary(average, MedianOf(ordered), deviation);
    }

    private static double MedianOf(List<double> sorted)
    {
        var middle = sorted.Count / 2;
        return sorted.Count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
