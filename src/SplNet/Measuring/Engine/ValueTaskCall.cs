using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>A call that gives a value task.</summary>
/// <param name="call">The call.</param>
internal readonly struct ValueTaskCall(Func<ValueTask> call) : IAwaitedCall<ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter>
{
    /// <inheritdoc/>
    public ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter Start() => Awaiter(call());

    /// <inheritdoc/>
    public static bool IsCompleted(in ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter awaiter) => awaiter.IsCompleted;

    /// <inheritdoc/>
    public static void End(in ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter awaiter) => awaiter.GetResult();

    private static ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter Awaiter(ValueTask task) => task.ConfigureAwait(false).GetAwaiter();
}
