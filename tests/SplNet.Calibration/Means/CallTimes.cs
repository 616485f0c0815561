using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>Draws the mean of the calls of one iteration after the other, as a shape says.</summary>
/// <param name="shape">The shape.</param>
/// <param name="calls">Calls per iteration.</param>
internal sealed class CallTimes(CallShape shape, int calls)
{
    // Beyond so many slow calls their number is near normal, and beyond so many calls their sum.
    private const double ManySlow = 30;
    private const int Most = 200;

    private readonly double _unit = shape.Scale / RawMean(shape);
    private long _position;
    private long _slowUntil;

    /// <summary>A run begins anywhere in the sequence of calls, also amid a streak.</summary>
    public void Restart(ref Xoshiro256 random)
    {
        _position = shape.Every == 0 ? 0 : random.NextIndex(shape.Every);
        _slowUntil = shape.Streak > 1 && random.NextIndex(shape.Every) == 0 ? _position + 1 + random.NextIndex(shape.Streak) : 0;
    }

    /// <summary>The mean of the calls of the next iteration.</summary>
    public double Next(ref Xoshiro256 random)
    {
        if (shape.LogDeviation > 0 || shape.Pareto > 0)
            return _unit * MeanOf(ref random);
        if (shape.Every == 0)
            return _unit;
        var slow = Slow(ref random);
        return _unit * (1 + ((shape.Factor - 1) * slow / calls));
    }

    private double Slow(ref Xoshiro256 random)
    {
        if (shape.Streak > 1)
            return InStreaks(ref random);
        if (!shape.IsPeriodic)
            return Binomial(ref random);
        var before = _position / shape.Every;
        _position += calls;
        return (_position / shape.Every) - before;
    }

    private int InStreaks(ref Xoshiro256 random)
    {
        var slow = 0;
        for (var call = 0; call < calls; call++, _position++)
        {
            // A streak begins so seldom that one call in Every is slow.
            if (_position >= _slowUntil && random.NextUniform() * (((shape.Every - 1) * shape.Streak) + 1) < 1)
                _slowUntil = _position + shape.Streak;
            if (_position < _slowUntil)
                slow++;
        }

        return slow;
    }

    private double Binomial(ref Xoshiro256 random)
    {
        var p = 1.0 / shape.Every;
        if (calls * p > ManySlow)
            return Math.Max(0, Math.Round((calls * p) + (Math.Sqrt(calls * p * (1 - p)) * random.NextNormal())));
        var count = 0;
        for (var at = Gap(ref random, p); at < calls; at += 1 + Gap(ref random, p))
            count++;
        return count;
    }

    private static double Gap(ref Xoshiro256 random, double p) => Math.Floor(Math.Log(1 - random.NextUniform()) / Math.Log(1 - p));

    private double MeanOf(ref Xoshiro256 random)
    {
        var drawn = Math.Min(calls, Most);
        var sum = 0.0;
        for (var call = 0; call < drawn; call++)
            sum += shape.Pareto > 0
                ? Math.Pow(1 - random.NextUniform(), -1 / shape.Pareto)
                : Math.Exp(shape.LogDeviation * random.NextNormal());
        return sum / drawn;
    }

    private static double RawMean(CallShape shape)
    {
        if (shape.Pareto > 0)
            return shape.Pareto / (shape.Pareto - 1);
        if (shape.LogDeviation > 0)
            return Math.Exp(shape.LogDeviation * shape.LogDeviation / 2);
        return shape.Every == 0 ? 1 : 1 + ((shape.Factor - 1) / shape.Every);
    }
}
