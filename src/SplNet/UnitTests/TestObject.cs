namespace SplNet.UnitTests;

/// <summary>Disposes objects that a test framework created.</summary>
internal static class TestObject
{
    /// <summary>Disposes an object, asynchronously if it supports that.</summary>
    /// <param name="instance">The object; null and objects that are not disposable are ignored.</param>
    public static Task DisposeAsync(object? instance)
    {
        if (instance is IAsyncDisposable asyncDisposable)
            return asyncDisposable.DisposeAsync().AsTask();
        if (instance is IDisposable disposable)
            disposable.Dispose();
        return Task.CompletedTask;
    }
}
