namespace SplNet.Statistics;

/// <summary>The sorted observations of one side, and the levels at which each of them bounds the median.</summary>
internal sealed class MedianSide(Sample side, DecisionOptions options, bool ofRuns)
{
    private readonly bool _isLimit = side.ConstantValue is not null;

    internal double[] Values { get; } = Observations.Sorted(side, options, ofRuns);

    internal double Median => (Values[(Values.Length - 1) / 2] + Values[Values.Length / 2]) / 2;

    /// <summary>Computes the interval of the difference of two medians from intervals at half the level each.</summary>
    internal static (double Lower, double Upper) Difference(MedianSide left, MedianSide right, double alpha)
    {
        var level = left._isLimit || right._isLimit ? alpha : alpha / 2;
        return (left.Lower(level) - right.Upper(level), left.Upper(level) - right.Lower(level));
    }

    /// <summary>Computes the smallest level at which the lower bound of one median is above the upper bound of the other.</summary>
    internal static double PGreater(MedianSide larger, MedianSide smaller)
    {
        // A higher lower bound has a higher level, and the upper bound below it has a lower level: find the crossing.
        var (low, high) = (0, larger.Values.Length - 1);
        while (low < high)
        {
            var middle = (low + high) / 2;
            (low, high) = larger.Level(middle) >= smaller.LevelBelow(larger.Values[middle]) ? (low, middle) : (middle + 1, high);
        }

        var level = Math.Max(larger.Level(low), smaller.LevelBelow(larger.Values[low]));
        if (low > 0)
            level = Math.Min(level, Math.Max(larger.Level(low - 1), smaller.LevelBelow(larger.Values[low - 1])));
        return Math.Min(1, larger._isLimit || smaller._isLimit ? level : 2 * level);
    }

    // P(X(index) > median): at most `index` observations are below it. A limit is its own median.
    private double Level(int index) => _isLimit ? 0 : BinomialDistribution.LowerTail(index, Values.Length, 0.5);

    // The level of the highest observation below a value as an upper bound of the median; 1 if there is none.
    private double LevelBelow(double value)
    {
        var below = OrderStatistics.CountBelow(Values, value);
        return below == 0 ? 1 : Level(Values.Length - below);
    }

    private double Lower(double level)
    {
        if (_isLimit)
            return Values[0];
        var index = LastWithin(level);
        return index < 0 ? double.NegativeInfinity : Values[index];
    }

    private double Upper(double level)
    {
        if (_isLimit)
            return Values[0];
        var index = LastWithin(level);
        return index < 0 ? double.PositiveInfinity : Values[Values.Length - 1 - index];
    }

    // The highest order statistic whose level does not exceed the given one; -1 if even the extreme one does.
    private int LastWithin(double level)
    {
        var (low, high) = (-1, Values.Length - 1);
        while (low < high)
        {
            var middle = (low + high + 1) / 2;
            (low, high) = Level(middle) <= level ? (middle, high) : (low, middle - 1);
        }

        return low;
    }
}
