using System.Runtime.CompilerServices;

namespace SplNet.Benchmarks.Awaiting;

/// <summary>The kinds of calls that are awaited, by name.</summary>
internal static class AwaitedCases
{
    private static readonly Task<int> Known = Task.FromResult(12345);

    /// <summary>All kinds: those that have ended when they return first.</summary>
    public static IReadOnlyDictionary<string, AwaitedCase> All { get; } = new Dictionary<string, AwaitedCase>(StringComparer.Ordinal)
    {
        ["Task, completed"] = AwaitedCase.Of(static () => Task.CompletedTask),
        ["Task<int>, completed"] = AwaitedCase.Of(static () => Known),
        ["async Task, completed"] = AwaitedCase.Of(static async Task () => await Known.ConfigureAwait(false)),
        ["ValueTask, completed"] = AwaitedCase.Of(static () => default(ValueTask)),
        ["ValueTask<int>, completed"] = AwaitedCase.Of(static () => new ValueTask<int>(12345)),
        ["ValueTask<string>, completed"] = AwaitedCase.Of(static () => new ValueTask<string>("text")),
        ["IValueTaskSource, completed"] = AwaitedCase.Of(new ReusedSource(suspends: false).CallAsync),
        ["async Task, yielding"] = AwaitedCase.Of(static async Task () => await Task.Yield()),
        ["async Task<int>, yielding"] = AwaitedCase.Of(YieldResultAsync),
        ["async ValueTask, yielding"] = AwaitedCase.Of(static async ValueTask () => await Task.Yield()),
        ["async ValueTask<string>, yielding"] = AwaitedCase.Of(YieldTextAsync),
        ["pooled ValueTask, yielding"] = AwaitedCase.Of(YieldPooledAsync),
        ["pooled ValueTask<int>, yielding"] = AwaitedCase.Of(YieldPooledResultAsync),
        ["IValueTaskSource, yielding"] = AwaitedCase.Of(new ReusedSource(suspends: true).CallAsync),
    };

    private static async Task<int> YieldResultAsync()
    {
        await Task.Yield();
        return 12345;
    }

    private static async ValueTask<string> YieldTextAsync()
    {
        await Task.Yield();
        return "text";
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    private static async ValueTask YieldPooledAsync() => await Task.Yield();

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    private static async ValueTask<int> YieldPooledResultAsync()
    {
        await Task.Yield();
        return 12345;
    }
}
