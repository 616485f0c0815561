using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Machine;

/// <summary>The resolution of the timer, in nanoseconds.</summary>
/// <param name="Tick">The unit of the timer.</param>
/// <param name="Step">The smallest observed difference between two readings.</param>
/// <param name="Cost">The time that a reading takes.</param>
internal sealed record TimerReading(double Tick, double Step, double Cost)
{
    /// <summary>
    /// The number of readings per round that measuring processes can afford: all rounds take a fraction of a millisecond.
    /// </summary>
    public const int FewReadings = 1000;

    private const int Rounds = 5;

    /// <summary>Reads the timer many times. The fastest round counts, because others were interrupted.</summary>
    /// <param name="readings">The number of readings per round.</param>
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

        // If the timer never moved, its step is at least the time that it missed.
        return new TimerReading(tick, step == long.MaxValue ? 1e9 : step * tick, cost);
    }
}
