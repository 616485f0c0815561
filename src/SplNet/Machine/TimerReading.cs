using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Machine;

/// <summary>What the timer can tell, in nanoseconds.</summary>
/// <param name="Tick">The unit in which it counts.</param>
/// <param name="Step">The smallest difference between two readings that was seen.</param>
/// <param name="Cost">How long a reading takes.</param>
internal sealed record TimerReading(double Tick, double Step, double Cost)
{
    /// <summary>Readings of a round that measuring processes can afford: all rounds take a fraction of a millisecond.</summary>
    public const int FewReadings = 1000;

    private const int Rounds = 5;

    /// <summary>Reads the timer many times; the cheapest round counts, others were interrupted.</summary>
    /// <param name="readings">Readings of a round.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static TimerReading Take(int readings)
    {
        var tick = 1e9 / Stopwatch.Frequency;
        var (step, cost) = (long.MaxValue, double.PositiveInfinity);
        for (var round = 0; round < Rounds; round++)
        {
            var start = Stopwatch.GetTimestamp();
            var before = start;
            for (var reading = 0; reading < readings; reading++)
            {
                var now = Stopwatch.GetTimestamp();
                if (now > before)
                    step = Math.Min(step, now - before);
                before = now;
            }

            cost = Math.Min(cost, (before - start) * tick / readings);
        }

        // A timer that never moved is as coarse as the time that it did not see.
        return new TimerReading(tick, step == long.MaxValue ? 1e9 : step * tick, cost);
    }
}
