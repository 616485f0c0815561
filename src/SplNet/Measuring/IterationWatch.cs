using System.Runtime;
using System.Runtime.CompilerServices;
using SplNet.Statistics;

namespace SplNet.Measuring;

/// <summary>Notices what the runtime and the system did during each iteration, and remembers the last ones, which are those that count.</summary>
/// <param name="iterations">How many iterations count.</param>
internal sealed class IterationWatch(int iterations)
{
    private readonly IterationFlags[] _flags = new IterationFlags[iterations];
    private int _watched;
    private int _collections;
    private long _compilations;
    private long _interruptions;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Start()
    {
        _interruptions = Interruptions.Count();
        _collections = GC.CollectionCount(0);
        _compilations = JitInfo.GetCompiledMethodCount(currentThread: false);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Stop()
    {
        var flags = IterationFlags.None;
        if (JitInfo.GetCompiledMethodCount(currentThread: false) != _compilations)
            flags |= IterationFlags.Compilation;
        if (GC.CollectionCount(0) != _collections)
            flags |= IterationFlags.Collection;
        if (Interruptions.Count() != _interruptions)
            flags |= IterationFlags.Interrupted;
        _flags[_watched++ % iterations] = flags;
    }

    /// <summary>The flags of the iterations that count, in their order.</summary>
    public IterationFlags[] Flags()
    {
        var flags = new IterationFlags[iterations];
        for (var index = 0; index < iterations; index++)
            flags[index] = _flags[(_watched + index) % iterations];
        return flags;
    }
}
