using System.Diagnostics;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Counting;

/// <summary>Runs operations of a counted copy of the library: first some to warm up, then the counted ones. Nothing is timed.</summary>
/// <param name="loops">The call.</param>
/// <param name="cycle">The actions around each iteration.</param>
internal sealed class OperationCounting(CallLoops loops, IterationCycle cycle)
{
    // The first warm-up creates cached objects and fills caches that the first call finds empty.
    private const int WarmUps = 2;

    // The limit for the operations whose number is chosen here.
    private const double LongestNanoseconds = 10e6;
    private const int MostOperations = 1000;
    private const int MostIterations = 10;

    /// <summary>Runs the operations and returns their counts.</summary>
    /// <param name="operations">The number of counted operations, or <see cref="MeasureSettings.AsManyAsFit"/>.</param>
    /// <param name="warmUps">The number of single operations before them; 0 for twice the counted number.</param>
    public CountedOperations Count(int operations, int warmUps)
    {
        var most = cycle.MostOperations(IterationLength.Longest);
        var last = 0.0;
        for (var iteration = 0; iteration < (warmUps == 0 ? WarmUps : warmUps); iteration++)
            last = Warm((int)Math.Min(most, warmUps == 0 ? operations : 1));
        var counted = operations == MeasureSettings.AsManyAsFit
            ? (int)Math.Clamp(LongestNanoseconds / last, 1, Math.Min(MostOperations, MostIterations * Math.Min(most, MostOperations)))
            : operations;
        var each = (int)Math.Min(counted, most);
        cycle.StartMeasuring();
        using var exceptions = new ExceptionTypes();
        var window = new CounterWindow();
        for (var left = counted; left > 0; left -= each)
            Perform(Math.Min(each, left), window.Open, window.Close);
        return window.Counted(counted) with { Exceptions = exceptions.Counts };
    }

    // Returns the time in nanoseconds.
    private double Warm(int operations)
    {
        var begin = 0L;
        var took = 1.0;
        Perform(
            operations, () => begin = Stopwatch.GetTimestamp(), () => took = Math.Max(1, Stopwatch.GetElapsedTime(begin).TotalNanoseconds));
        return took;
    }

    private void Perform(int operations, Action before, Action? after = null)
    {
        cycle.Before(operations);
        before();
        loops.Single(operations);
        after?.Invoke();
        cycle.After();
    }
}
