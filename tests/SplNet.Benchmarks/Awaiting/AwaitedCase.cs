using System.Diagnostics;
using SplNet.Measuring.Engine;

namespace SplNet.Benchmarks.Awaiting;

/// <summary>
/// A call that is awaited, in two loops. Both return the time of the last call's end, since the measuring thread wakes up later.
/// </summary>
/// <param name="Own">SplNet's loop.</param>
/// <param name="HandWritten">A loop with <c>await</c>.</param>
internal sealed record AwaitedCase(Func<long, long> Own, Func<long, long> HandWritten)
{
    /// <summary>A call that returns a task.</summary>
    public static AwaitedCase Of(Func<Task> call) => new(OwnLoop(call), count => Wait(AwaitEachAsync(call, count)));

    /// <summary>A call that returns a task with a result.</summary>
    public static AwaitedCase Of<T>(Func<Task<T>> call) => new(OwnLoop(call), count => Wait(AwaitEachAsync(call, count)));

    /// <summary>A call that returns a value task.</summary>
    public static AwaitedCase Of(Func<ValueTask> call) => new(OwnLoop(call), count => Wait(AwaitEachAsync(call, count)));

    /// <summary>A call that returns a value task with a result.</summary>
    public static AwaitedCase Of<T>(Func<ValueTask<T>> call) => new(OwnLoop(call), count => Wait(AwaitEachAsync(call, count)));

    private static Func<long, long> OwnLoop(Delegate call)
    {
        var loops = CallLoops.Of(call, call);
        return count =>
        {
            loops.Single(count);
            return Stopwatch.GetTimestamp() - loops.Late!();
        };
    }

    // As SplNet waits: a thread that spins takes the processor from the loop.
    private static long Wait(Task<long> loop)
    {
        if (!loop.IsCompleted)
        {
            using var ended = new ManualResetEvent(initialState: false);
            loop.GetAwaiter().UnsafeOnCompleted(() => ended.Set());
            ended.WaitOne();
        }

        return loop.GetAwaiter().GetResult();
    }

    private static async Task<long> AwaitEachAsync(Func<Task> call, long count)
    {
        for (long round = 0; round < count; round++)
            await call().ConfigureAwait(false);
        return Stopwatch.GetTimestamp();
    }

    private static async Task<long> AwaitEachAsync<T>(Func<Task<T>> call, long count)
    {
        for (long round = 0; round < count; round++)
            await call().ConfigureAwait(false);
        return Stopwatch.GetTimestamp();
    }

    private static async Task<long> AwaitEachAsync(Func<ValueTask> call, long count)
    {
        for (long round = 0; round < count; round++)
            await call().ConfigureAwait(false);
        return Stopwatch.GetTimestamp();
    }

    private static async Task<long> AwaitEachAsync<T>(Func<ValueTask<T>> call, long count)
    {
        for (long round = 0; round < count; round++)
            await call().ConfigureAwait(false);
        return Stopwatch.GetTimestamp();
    }
}
