using SplNet.Arguments.Reflection;

namespace SplNet.Measuring.Calls;

/// <summary>A task that has already ended, of the type that a call returns.</summary>
internal static class CompletedTask
{
    /// <summary>The type of the task for a call that returns this one; of a type of the user's none can be made, and its base stands for it.</summary>
    public static Type TypeFor(Type task) => Awaitables.ResultOf(task) is { } result ? typeof(Task<>).MakeGenericType(result) : typeof(Task);

    public static object Of(Type task)
    {
        if (Awaitables.ResultOf(task) is not { } result)
            return Task.CompletedTask;
        var zero = result.IsValueType ? Activator.CreateInstance(result) : null;
        return typeof(Task).GetMethod(nameof(Task.FromResult))!.MakeGenericMethod(result).Invoke(null, [zero])!;
    }
}
