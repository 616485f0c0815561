using System.Globalization;
using System.Text;

namespace Sut;

/// <summary>A range of values, its lower end included.</summary>
public readonly record struct Bin(double From, double To, int Count)
{
    public double Centre => (From + To) / 2;
}

/// <summary>Counts values by ranges of equal width.</summary>
public sealed class Histogram
{
    private readonly int[] _counts;
    private readonly double _from;
    private readonly double _width;

    public Histogram(double from, double to, int bins)
    {
        if (to <= from)
            throw new ArgumentException("The upper end lies below the lower one.", nameof(to));
        _counts = new int[bins];
        _from = from;
        _width = (to - from) / bins;
    }

    public int Outside { get; private set; }

    public int Total => _counts.Sum() + Outside;

    public void Add(double value)
    {
        var index = (int)Math.Floor((value - _from) / _width);
        if (index < 0 || index >= _counts.Length)
            Outside++;
        else
            _counts[index]++;
    }

    public Bin this[int index] => new(_from + index * _width, _from + (index + 1) * _width, _counts[index]);

    public Bin Fullest()
    {
        var fullest = 0;
        for (var i = 1; i < _counts.Length; i++)
        {
            if (_counts[i] > _counts[fullest])
                fullest = i;
        }

        return this[fullest];
    }
}

/// <summary>A histogram as bars of text.</summary>
public sealed class BarChart(int width)
{
    public string Draw(Histogram histogram, int bins)
    {
        var most = Math.Max(1, histogram.Fullest().Count);
        var text = new StringBuilder();
        for (var i = 0; i < bins; i++)
        {
            var bin = histogram[i];
            text.Append(bin.Centre.ToString("F1", CultureInfo.InvariantCulture)).Append(' ').Append('#', bin.Count * width / most)
                .Append('\n');
        }

        return text.ToString();
    }
}
