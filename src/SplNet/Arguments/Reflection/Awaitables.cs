using System.Runtime.CompilerServices;

namespace SplNet.Arguments.Reflection;

/// <summary>Types of what can be awaited: tasks, which operands await, and others, which they do not.</summary>
internal static class Awaitables
{
    /// <summary>True for a task or value task, with a result or without.</summary>
    public static bool IsTask(Type type) => typeof(Task).IsAssignableFrom(type) || type == typeof(ValueTask) || Is(type, typeof(ValueTask<>));

    /// <summary>True for a type that <c>await</c> takes and that is no task, as that of <c>task.ConfigureAwait(false)</c>.</summary>
    public static bool IsOther(Type type) =>
        !IsTask(type) && type.GetMethod("GetAwaiter", Type.EmptyTypes) is { } method && typeof(INotifyCompletion).IsAssignableFrom(method.ReturnType);

    /// <summary>What awaiting a task of that type gives; null for a task without a result, and for what is none.</summary>
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
