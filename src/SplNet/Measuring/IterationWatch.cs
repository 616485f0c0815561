using System.Runtime;
using SplNet.Statistics;

namespace SplNet.Measuring;

/// <summary>Notices what the runtime did during each iteration.</summary>
internal sealed class IterationWatch
{
    private readonly List<IterationFlags> _flags = [];
    private int _collections;
    private long _compilations;

    public void Start()
    {
        _collections = GC.CollectionCount(0);
        _compilations = JitInfo.GetCompiledMethodCount(currentThread: false);
    }

    public void Stop()
    {
        var flags = IterationFlags.None;
        if (GC.CollectionCount(0) != _collections)
            flags |= IterationFlags.Collection;
        if (JitInfo.GetCompiledMethodCount(currentThread: false) != _compilations)
            flags |= IterationFlags.Compilation;
        _flags.Add(flags);
    }

    /// <summary>The flags of the last iterations, which are those that count.</summary>
    public IterationFlags[] Last(int iterations) => [.. _flags.Skip(_flags.Count - iterations)];
}
