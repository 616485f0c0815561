using System.Runtime.CompilerServices;

namespace SplNet.Arguments.Reflection;

/// <summary>Classifies awaitable types: tasks, which operands await, and others, which they do not.</summary>
internal static class Awaitables
{
    /// <summary>True for a task or value task, with or without a result.</summary>
    public static bool IsTask(Type type) =>
        typeof(Task).IsAssignableFrom(type) || type == typeof(ValueTask) || Is(type, typeof(ValueTask<>));

    /// <summary>True for an awaitable type that is not a task, such as the type of <c>task.ConfigureAwait(false)</c>.</summary>
    public static bool IsOther(Type type) =>
        !IsTask(type) && type.GetMethod("GetAwaiter", Type.EmptyTypes) is { } method
        && typeof(INotifyCompletion).IsAssignableFrom(method.ReturnType);

    /// <summary>The result type of a task type; null for a task without a result, and for other types.</summary>
    public static Type? ResultOf(Type type)
    {
        for (var task = type; task is not null; task = task.BaseType)
        {
            if (Is(task, typeof(Task<>)) || Is(task, typeof(ValueTask<>)))
                return task.GetGenericArguments()[0];
        }

        return null;
    }

    private static bool Is(Type type, Type generic) => type.IsGenericType && type.GetGenericTypeDefinition() == generic;
}
