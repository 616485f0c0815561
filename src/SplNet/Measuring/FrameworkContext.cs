namespace SplNet.Measuring;

/// <summary>
/// The synchronization context that some test frameworks give their tests. Code that awaits under it goes on where the framework says, on another thread; where it is used for real there is none.
/// So it is put aside while an operand is measured; a context of the user's stays.
/// </summary>
internal static class FrameworkContext
{
    /// <summary>Measures without it.</summary>
    /// <param name="measure">What measures.</param>
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
