using System.Threading.Tasks.Sources;

namespace SplNet.Benchmarks.Awaiting;

/// <summary>A source of value tasks that is used again for each call and allocates nothing.</summary>
/// <param name="suspends">True if a thread of the pool completes each call.</param>
internal sealed class ReusedSource(bool suspends) : IValueTaskSource, IThreadPoolWorkItem
{
    private ManualResetValueTaskSourceCore<bool> _core;

    /// <summary>Starts a call.</summary>
    public ValueTask CallAsync()
    {
        _core.Reset();
        var task = new ValueTask(this, _core.Version);
        if (suspends)
            ThreadPool.UnsafeQueueUserWorkItem(this, preferLocal: true);
        else
            _core.SetResult(true);
        return task;
    }

    void IThreadPoolWorkItem.Execute() => _core.SetResult(true);

    void IValueTaskSource.GetResult(short token) => _core.GetResult(token);

    ValueTaskSourceStatus IValueTaskSource.GetStatus(short token) => _core.GetStatus(token);

    void IValueTaskSource.OnCompleted(Action<object?> continuation, object? state, short token, ValueTaskSourceOnCompletedFlags flags) =>
        _core.OnCompleted(continuation, state, token, flags);
}
