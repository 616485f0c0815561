using System.Runtime.CompilerServices;

namespace SplNet.Measuring.HeldState;

/// <summary>Watches the arguments that a generator gives for one that it has given before, and that a call has changed.</summary>
/// <param name="changed">Where the first call has changed its argument.</param>
internal sealed class SharedState(HeldPlace changed)
{
    // A generator that makes its one array new each time shows it at once.
    private const int MostSightings = 8;

    private int _sightings;
    private int _lastFill = -1;

    /// <summary>Where that is.</summary>
    public HeldPlace Changed => changed;

    /// <summary>True if the argument was given again as the call has left it, or for two calls at a time.</summary>
    public bool IsSeen { get; private set; }

    /// <summary>Looks at an argument, outside the measured time.</summary>
    /// <param name="argument">The argument.</param>
    /// <param name="fill">The number of the iteration for which it is given.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Observe(object? argument, int fill)
    {
        if (IsSeen || _sightings >= MostSightings || !IsIt(argument))
            return;
        _sightings++;
        IsSeen = fill == _lastFill || changed.IsChanged();
        _lastFill = fill;
    }

    private bool IsIt(object? argument) => ReferenceEquals(argument, changed.Value) || ReferenceEquals(argument, changed.Root.Value) || IsIn(argument as ITuple);

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
