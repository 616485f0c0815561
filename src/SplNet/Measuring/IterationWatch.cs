using System.Runtime;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>
/// Records the activity of the runtime and the system during each iteration, and keeps the last iterations, which are the ones that count.
/// </summary>
/// <param name="iterations">The number of iterations that count.</param>
/// <param name="late">The delay of the loop's return after the iteration, in ticks; null if there is none.</param>
internal sealed class IterationWatch(int iterations, Func<long>? late = null)
{
    private readonly IterationFlags[] _flags = new IterationFlags[iterations];
    private readonly double[] _taken = new double[iterations];
    private readonly double[] _late = new double[late is null ? 0 : iterations];
    private int _watched;
    private int _collections;
    private long _compilations;
    private long _interruptions;
    private ProcessorWaitReading _wait;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Start()
    {
        _interruptions = Interruptions.Count();
        _collections = GC.CollectionCount(0);
        _compilations = JitInfo.GetCompiledMethodCount(currentThread: false);
        _wait = ProcessorWait.Read();
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Stop()
    {
        var taken = ProcessorWait.Read().TakenSince(_wait);
        var flags = IterationFlags.None;
        if (JitInfo.GetCompiledMethodCount(currentThread: false) != _compilations)
            flags |= IterationFlags.Compilation;
        if (GC.CollectionCount(0) != _collections)
            flags |= IterationFlags.Collection;
        if (Interruptions.Count() != _interruptions)
            flags |= IterationFlags.Interrupted;
        if (late is not null)
        {
            // A woken thread that has to wait for a processor adds the wait to its delay.
            var lateness = _late[_watched % iterations] = Clock.Nanoseconds(late());
            taken = (long)Math.Max(0, taken - lateness);
        }

        _taken[_watched % iterations] = taken;
        _flags[_watched++ % iterations] = flags;
    }

    /// <summary>The flags of the iterations that count, in order.</summary>
    public IterationFlags[] Flags() => InOrder(_flags);

    /// <summary>The time that other processes took from each of them, in nanoseconds.</summary>
    public double[] Taken() => InOrder(_taken);

    /// <summary>
    /// The delay between the last operation and the return of each loop, in nanoseconds; empty if loops return immediately.
    /// </summary>
    public double[] Late() => late is null ? [] : InOrder(_late);

    private T[] InOrder<T>(T[] ring)
    {
        var ordered = new T[iterations];
        for (var index = 0; index < iterations; index++)
            ordered[index] = ring[(_watched + index) % iterations];
        return ordered;
    }
}
