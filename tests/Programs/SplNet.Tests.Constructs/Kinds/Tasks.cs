using System.Runtime.CompilerServices;

namespace SplNet.Tests.Constructs.Kinds;

/// <summary>Asynchronous methods.</summary>
internal static class Tasks
{
    private const string Group = "Tasks";

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Awaited(Group, "async Task that does not suspend", static _ => new ValueTask(DoneAsync())),
        Construct.Awaited(Group, "async Task<int> that does not suspend, small number", static i => new ValueTask(NumberAsync(i & 1))),
        Construct.Awaited(Group, "async Task<int> that does not suspend, large number", static i => new ValueTask(NumberAsync(i + 1000))),
        Construct.Of(Group, "async ValueTask<int> that does not suspend", static i => ValueAsync(i + 1000).Result),
        Construct.Awaited(Group, "Task.FromResult of a large number", static i => new ValueTask(Task.FromResult(i + 1000))),
        Construct.Awaited(Group, "async Task that suspends", static _ => new ValueTask(YieldAsync())),
        Construct.Awaited(Group, "async ValueTask that suspends", static _ => YieldValueAsync()),
        Construct.Awaited(Group, "async ValueTask that suspends, pooled", static _ => YieldPooledAsync()),
        Construct.Awaited(Group, "async Task that awaits one that suspends", static _ => new ValueTask(AwaitYieldAsync())),
        Construct.Awaited(Group, "Task.Run", static _ => new ValueTask(Task.Run(static () => { }))),
    ];

    private static async Task DoneAsync() => await Task.CompletedTask;

    private static async Task<int> NumberAsync(int number)
    {
        await Task.CompletedTask;
        return number;
    }

    private static async ValueTask<int> ValueAsync(int number)
    {
        await Task.CompletedTask;
        return number;
    }

    private static async Task YieldAsync() => await Task.Yield();

    private static async Task AwaitYieldAsync() => await YieldAsync();

    private static async ValueTask YieldValueAsync() => await Task.Yield();

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    private static async ValueTask YieldPooledAsync() => await Task.Yield();
}
