using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>A call that gives a value task with a result.</summary>
/// <typeparam name="T">The type of the result.</typeparam>
/// <param name="call">The call.</param>
internal readonly struct ValueTaskResultCall<T>(Func<ValueTask<T>> call) : IAwaitedCall<ConfiguredValueTaskAwaitable<T>.ConfiguredValueTaskAwaiter>
{
    /// <inheritdoc/>
    public ConfiguredValueTaskAwaitable<T>.ConfiguredValueTaskAwaiter Start() => Awaiter(call());

    /// <inheritdoc/>
    public static bool IsCompleted(in ConfiguredValueTaskAwaitable<T>.ConfiguredValueTaskAwaiter awaiter) => awaiter.IsCompleted;

    /// <inheritdoc/>
    public static void End(in ConfiguredValueTaskAwaitable<T>.ConfiguredValueTaskAwaiter awaiter) => awaiter.GetResult();

    private static ConfiguredValueTaskAwaitable<T>.ConfiguredValueTaskAwaiter Awaiter(ValueTask<T> task) => task.ConfigureAwait(false).GetAwaiter();
}
