using System.Runtime.CompilerServices;

namespace SplNet.Measuring.HeldState;

/// <summary>Detects arguments that a generator reuses after a call has changed them.</summary>
/// <param name="changed">The place where the first call changed its argument.</param>
internal sealed class SharedState(HeldPlace changed)
{
    // A generator that resets its only array each time shows this at once.
    private const int MostSightings = 8;

    private int _sightings;
    private int _lastFill = -1;

    /// <summary>The changed place.</summary>
    public HeldPlace Changed => changed;

    /// <summary>True if an argument was reused as a call left it, or for two calls in one iteration.</summary>
    public bool IsSeen { get; private set; }

    /// <summary>Inspects an argument, outside the measured time.</summary>
    /// <param name="argument">The argument.</param>
    /// <param name="fill">The number of the iteration that uses it.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Observe(object? argument, int fill)
    {
        if (IsSeen || _sightings >= MostSightings || !IsIt(argument))
            return;
        _sightings++;
        IsSeen = fill == _lastFill || changed.IsChanged();
        _lastFill = fill;
    }

    private bool IsIt(object? argument) =>
        ReferenceEquals(argument, changed.Value) || ReferenceEquals(argument, changed.Root.Value) || IsIn(argument as ITuple);

    private bool IsIn(ITuple? tuple)
    {
        for (var index = 0; index < (tuple?.Length ?? 0); index++)
        {
            if (ReferenceEquals(tuple![index], changed.Value))
                return true;
        }

        return false;
    }
}
