using System.Reflection;

namespace SplNet.Arguments.Reflection;

/// <summary>Calls methods by reflection.</summary>
internal static class Invocation
{
    /// <summary>Calls a method; its own exception is thrown without a wrapper.</summary>
    /// <param name="method">The method.</param>
    /// <param name="instance">The object, or null for a static method.</param>
    /// <param name="arguments">The arguments.</param>
    /// <returns>The task to await; completed if the method is not asynchronous.</returns>
    public static Task StartAsync(MethodBase method, object? instance, params object?[] arguments) =>
        method.Invoke(instance, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null) switch
        {
            Task task => task,
            ValueTask task => task.AsTask(),
            _ => Task.CompletedTask,
        };
}
