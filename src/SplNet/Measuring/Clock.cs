using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>What the clock can tell.</summary>
internal static class Clock
{
    // What is shorter than so many steps cannot be told from what is 2 % longer.
    private const double FewestSteps = 50;
    private const int Readings = 501;

    // Times of calls are many, and read at both ends: where the clock counts in steps, a difference of two readings has a standard deviation of 0.41 steps, 2 % of so many; where
    // a step is what a reading costs, most of it is subtracted.
    private const double FewestStepsOfACall = 20;

    private static readonly Lazy<double> Step = new(Measure);

    /// <summary>The usual difference of two successive readings: the larger of the clock's resolution and of what a reading costs.</summary>
    public static double StepNanoseconds => Step.Value;

    /// <summary>The shortest iteration that can be measured well.</summary>
    public static double ShortestNanoseconds => FewestSteps * StepNanoseconds;

    /// <summary>Why a shorter one is refused: the end of a sentence.</summary>
    public static string TooShort => FormattableString.Invariant($"and the clock cannot measure less than {ShortestNanoseconds:0} ns well. ");

    /// <summary>A difference of readings; a TimeSpan would round it to 100 ns.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static double Nanoseconds(long ticks) => ticks * (1e9 / Stopwatch.Frequency);

    /// <summary>The time since a reading. That of a Stopwatch goes through methods that would be compiled anew after thirty iterations of a warm-up, and again after thirty more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static double MillisecondsSince(long start) => Nanoseconds(Stopwatch.GetTimestamp() - start) / 1e6;

    /// <summary>The shortest call whose time can be told by itself.</summary>
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
