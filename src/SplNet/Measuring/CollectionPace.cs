using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>The measured time from one garbage collection to the next, from the last iterations of the warm-up.</summary>
internal sealed class CollectionPace
{
    private const int Window = 32;
    private const int FewestCollections = 2;

    private int _iterations;
    private int _collections = GC.CollectionCount(0);
    private double _nanoseconds;
    private (int Collections, double Nanoseconds) _last;

    /// <summary>The time in nanoseconds; infinite if there were too few collections.</summary>
    public double NanosecondsPerCollection
    {
        get
        {
            var collections = _last.Collections + GC.CollectionCount(0) - _collections;
            return collections < FewestCollections ? double.PositiveInfinity : (_last.Nanoseconds + _nanoseconds) / collections;
        }
    }

    /// <summary>Records an iteration; iterations more than two windows ago are forgotten.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Observe(double nanoseconds)
    {
        _nanoseconds += nanoseconds;
        if (++_iterations % Window != 0)
            return;
        var collections = GC.CollectionCount(0);
        _last = (collections - _collections, _nanoseconds);
        (_collections, _nanoseconds) = (collections, 0);
    }
}
