using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>A call that gives a task, with or without a result.</summary>
/// <param name="call">The call.</param>
internal readonly struct TaskCall(Func<Task> call) : IAwaitedCall<ConfiguredTaskAwaitable.ConfiguredTaskAwaiter>
{
    /// <inheritdoc/>
    public ConfiguredTaskAwaitable.ConfiguredTaskAwaiter Start() => call().ConfigureAwait(false).GetAwaiter();

    /// <inheritdoc/>
    public static bool IsCompleted(in ConfiguredTaskAwaitable.ConfiguredTaskAwaiter awaiter) => awaiter.IsCompleted;

    /// <inheritdoc/>
    public static void End(in ConfiguredTaskAwaitable.ConfiguredTaskAwaiter awaiter) => awaiter.GetResult();
}
