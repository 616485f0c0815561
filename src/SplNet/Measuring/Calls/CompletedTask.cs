namespace SplNet.Measuring.Calls;

/// <summary>A task that has already ended, of the type that a call returns.</summary>
internal static class CompletedTask
{
    public static object Of(Type task)
    {
        if (!task.IsGenericType)
            return Task.CompletedTask;
        var result = task.GetGenericArguments()[0];
        var zero = result.IsValueType ? Activator.CreateInstance(result) : null;
        return typeof(Task).GetMethod(nameof(Task.FromResult))!.MakeGenericMethod(result).Invoke(null, [zero])!;
    }
}
