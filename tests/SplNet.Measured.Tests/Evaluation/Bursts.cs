namespace SplNet.Tests.Evaluation;

/// <summary>An operation whose every so many-th call takes so many times as long as the others.</summary>
/// <param name="steps">The length of a usual call.</param>
/// <param name="every">One call in so many is slow.</param>
/// <param name="factor">How many times as long it takes.</param>
internal sealed class Bursts(int steps, int every, double factor)
{
    private int _calls;

    /// <summary>Every call is alike, and takes so many times as long as the usual one of a burst.</summary>
    public static Operand Steady(int steps, double length) => Operand.Of(() => Go((int)(steps * length)));

    public Operand Operand => Operand.Of(() => Go(++_calls % every == 0 ? (int)(steps * factor) : steps));

    // Each step needs the one before, so that the time is that of the number of steps.
    private static int Go(int steps)
    {
        var state = 1;
        for (var step = 0; step < steps; step++)
            state = (state * 31) ^ step;
        return state;
    }
}
