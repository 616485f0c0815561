namespace SplNet.Measuring;

/// <summary>
/// Removes the synchronization context that some test frameworks install. Code that awaits under it continues where the framework says, on
/// a different thread; production code has no such context. It is removed while an operand is measured; a context of the user is kept.
/// </summary>
internal static class FrameworkContext
{
    /// <summary>Measures without the framework's context.</summary>
    /// <param name="measure">The measurement.</param>
    public static T Without<T>(Func<T> measure)
    {
        var context = SynchronizationContext.Current;
        if (context is null || !UnoptimisedAssemblies.IsOfATestFramework(context.GetType().Assembly.GetName().Name!))
            return measure();
        SynchronizationContext.SetSynchronizationContext(null);
        try
        {
            return measure();
        }
        finally
        {
            SynchronizationContext.SetSynchronizationContext(context);
        }
    }
}
