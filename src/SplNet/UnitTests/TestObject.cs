namespace SplNet.UnitTests;

/// <summary>The end of an object that a test framework made.</summary>
internal static class TestObject
{
    /// <summary>Disposes an object, asynchronously if it can be.</summary>
    /// <param name="instance">The object; nothing happens to one that is not disposable, or to null.</param>
    public static Task DisposeAsync(object? instance)
    {
        if (instance is IAsyncDisposable asyncDisposable)
            return asyncDisposable.DisposeAsync().AsTask();
        if (instance is IDisposable disposable)
            disposable.Dispose();
        return Task.CompletedTask;
    }
}
