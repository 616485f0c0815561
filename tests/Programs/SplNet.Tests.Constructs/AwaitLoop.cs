using System.Runtime.CompilerServices;

namespace SplNet.Tests.Constructs;

/// <summary>
/// Awaits one call after the other. It allocates only when it is made, and when its thread waits: as much for few calls as for many.
/// </summary>
internal sealed class AwaitLoop : IDisposable
{
    private readonly AutoResetEvent _ended = new(initialState: false);
    private readonly Func<int, ValueTask> _call;
    private readonly Action _continue;
    private ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter _awaiter;
    private int _left;

    public AwaitLoop(Func<int, ValueTask> call)
    {
        _call = call;
        _continue = Continue;
    }

    public void Perform(int count)
    {
        _left = count;
        Proceed();
        _ended.WaitOne();
    }

    public void Dispose() => _ended.Dispose();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Proceed()
    {
        while (_left > 0)
        {
            _awaiter = _call(_left).ConfigureAwait(false).GetAwaiter();
            if (!_awaiter.IsCompleted)
            {
                _awaiter.UnsafeOnCompleted(_continue);
                return;
            }

            _awaiter.GetResult();
            _left--;
        }

        _ended.Set();
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Continue()
    {
        _awaiter.GetResult();
        _left--;
        Proceed();
    }
}
