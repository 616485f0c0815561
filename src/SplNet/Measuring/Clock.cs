using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>The resolution of the clock.</summary>
internal static class Clock
{
    // Below this number of steps, a difference of 2 % cannot be detected.
    private const double FewestSteps = 50;
    private const int Readings = 501;

    // Calls are timed in large numbers and the clock is read at both ends. If the clock counts in steps, the difference of two readings has
    // a standard deviation of 0.41 steps, which is 2 % of this many steps. If a step is the cost of a reading, most of it is subtracted.
    private const double FewestStepsOfACall = 20;

    private static readonly Lazy<double> Step = new(Measure);

    /// <summary>The usual difference of two successive readings: the larger of the clock's resolution and the cost of a reading.</summary>
    public static double StepNanoseconds => Step.Value;

    /// <summary>The shortest iteration that can be measured accurately.</summary>
    public static double ShortestNanoseconds => FewestSteps * StepNanoseconds;

    /// <summary>The end of a sentence that explains why a shorter iteration is rejected.</summary>
    public static string TooShort =>
        FormattableString.Invariant($"and the clock cannot measure less than {ShortestNanoseconds:0} ns well. ");

    /// <summary>The difference of two readings in nanoseconds; a TimeSpan would round it to 100 ns.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static double Nanoseconds(long ticks) => ticks * (1e9 / Stopwatch.Frequency);

    /// <summary>
    /// The time since a reading. Stopwatch would call methods that are recompiled after thirty iterations of a warm-up,
    /// and again after thirty more.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static double MillisecondsSince(long start) => Nanoseconds(Stopwatch.GetTimestamp() - start) / 1e6;

    /// <summary>The shortest call that can be timed individually.</summary>
    public static double ShortestCallNanoseconds => FewestStepsOfACall * StepNanoseconds;

    private static double Measure()
    {
        var steps = new double[Readings];
        for (var reading = 0; reading < Readings; reading++)
        {
            var start = Stopwatch.GetTimestamp();
            long next;
            do
            {
                next = Stopwatch.GetTimestamp();
            }
            while (next == start);
            steps[reading] = Nanoseconds(next - start);
        }

        return Statistics.RunSummaries.Median(steps);
    }
}
