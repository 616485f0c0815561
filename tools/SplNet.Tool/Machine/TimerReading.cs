using System.Diagnostics;

namespace SplNet.Tool.Machine;

/// <summary>What the timer can tell, in nanoseconds.</summary>
/// <param name="Tick">The unit in which it counts.</param>
/// <param name="Step">The smallest difference between two readings that was seen.</param>
/// <param name="Cost">How long a reading takes.</param>
internal sealed record TimerReading(double Tick, double Step, double Cost)
{
    private const int Readings = 200_000;
    private const int Rounds = 5;

    /// <summary>Reads the timer many times; the cheapest round counts, others were interrupted.</summary>
    public static TimerReading Take()
    {
        var tick = 1e9 / Stopwatch.Frequency;
        var (step, cost) = (long.MaxValue, double.PositiveInfinity);
        for (var round = 0; round < Rounds; round++)
        {
            var start = Stopwatch.GetTimestamp();
            var before = start;
            for (var reading = 0; reading < Readings; reading++)
            {
                var now = Stopwatch.GetTimestamp();
                if (now > before)
                    step = Math.Min(step, now - before);
                before = now;
            }

            cost = Math.Min(cost, (before - start) * tick / Readings);
        }

        return new TimerReading(tick, step * tick, cost);
    }
}
