using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Counting;

/// <summary>Runs operations of a counted copy of the library: some to warm up, and then those that count. Nothing is timed.</summary>
/// <param name="loops">The call.</param>
/// <param name="cycle">What happens around each iteration.</param>
internal sealed class OperationCounting(CallLoops loops, IterationCycle cycle)
{
    // What is made once and kept is made in the first, as is what the first call finds empty.
    private const int WarmUps = 2;

    /// <summary>Counts.</summary>
    /// <param name="operations">How many operations count.</param>
    public CountedOperations Count(int operations)
    {
        var each = (int)Math.Min(operations, cycle.MostOperations(IterationLength.Longest));
        for (var iteration = 0; iteration < WarmUps; iteration++)
            Perform(Math.Min(each, operations), static () => { });
        cycle.StartMeasuring();
        using var exceptions = new ExceptionTypes();
        var window = new CounterWindow();
        for (var left = operations; left > 0; left -= each)
            Perform(Math.Min(each, left), window.Open, window.Close);
        return window.Counted(operations) with { Exceptions = exceptions.Counts };
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
