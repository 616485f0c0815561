namespace Sut;

/// <summary>A value and when it was measured.</summary>
public readonly record struct Point(long Time, double Value, int Quality)
{
    public bool IsGood => Quality > 0;
}

/// <summary>The points of one sensor in the order of their times.</summary>
public sealed class Series(string sensor)
{
    private readonly List<Point> _points = [];
    private readonly List<int> _gaps = [];
    private int _expectedCount;

    public string Sensor { get; } = sensor;

    public int Count => _points.Count;

    public int GapCount => _gaps.Count;

    public bool IsComplete => _points.Count >= _expectedCount;

    public Point this[int index] => _points[index];

    /// <summary>How many points are likely to come.</summary>
    public int ExpectedCount
    {
        get => _expectedCount;
        set
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            _expectedCount = value;
        }
    }

    public void Add(Point point)
    {
        if (_points.Count > 0 && point.Time - _points[^1].Time > 1)
            _gaps.Add(_points.Count);
        _points.Add(point);
    }

    public double Mean()
    {
        var total = 0.0;
        var good = 0;
        foreach (var point in _points)
        {
            if (point.IsGood)
            {
                total += point.Value;
                good++;
            }
        }

        return good == 0 ? double.NaN : total / good;
    }
}

/// <summary>Makes numbers of the bytes that sensors send.</summary>
public static class Frames
{
    public const int Length = 4;

    public static bool IsIntact(ReadOnlySpan<byte> frame) => (byte)(frame[0] + frame[1] + frame[2]) == frame[3];

    public static Point Decode(ReadOnlySpan<byte> frame, long time)
    {
        var raw = frame[0] << 8 | frame[1];
        return new Point(time, raw / 16.0, frame[2]);
    }
}

/// <summary>Reads what a sensor has sent.</summary>
public sealed class Receiver
{
    public int Broken { get; private set; }

    public Series Receive(string sensor, ReadOnlySpan<byte> bytes)
    {
        var series = new Series(sensor) { ExpectedCount = bytes.Length / Frames.Length };
        var time = 0L;
        while (bytes.Length >= Frames.Length)
        {
            Take(series, bytes[..Frames.Length], time++);
            bytes = bytes[Frames.Length..];
        }

        return series;
    }

    private void Take(Series series, ReadOnlySpan<byte> frame, long time)
    {
        if (Frames.IsIntact(frame))
            series.Add(Frames.Decode(frame, time));
        else
            Broken++;
    }
}
