using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>Awaits calls that return a value task.</summary>
/// <param name="call">The call.</param>
internal sealed class ValueTaskLoop(Func<ValueTask> call) : AwaitingLoop
{
    private ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter _awaiter;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    protected override bool Proceed(long done, long count, long[]? stamps)
    {
        while (done < count)
        {
            var awaiter = call().ConfigureAwait(false).GetAwaiter();
            if (!awaiter.IsCompleted)
            {
                Capture();
                _awaiter = awaiter;
                awaiter.UnsafeOnCompleted(Suspend(done));
                return false;
            }

            awaiter.GetResult();
            done++;
            if (stamps is not null)
                stamps[done] = Stopwatch.GetTimestamp();
        }

        return true;
    }

    /// <inheritdoc/>
    protected override void End() => _awaiter.GetResult();
}
