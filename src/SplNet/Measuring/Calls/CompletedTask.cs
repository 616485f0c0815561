using SplNet.Arguments.Reflection;

namespace SplNet.Measuring.Calls;

/// <summary>A completed task of the type that a call returns.</summary>
internal static class CompletedTask
{
    /// <summary>The type of a completed task for a call with this return type; for a user-defined task type it is the base type.</summary>
    public static Type TypeFor(Type task) =>
        Awaitables.ResultOf(task) is { } result ? typeof(Task<>).MakeGenericType(result) : typeof(Task);

    public static object Of(Type task)
    {
        if (Awaitables.ResultOf(task) is not { } result)
            return Task.CompletedTask;
        var zero = result.IsValueType ? Activator.CreateInstance(result) : null;
        return typeof(Task).GetMethod(nameof(Task.FromResult))!.MakeGenericMethod(result).Invoke(null, [zero])!;
    }
}
