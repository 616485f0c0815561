namespace SplNet.UnitTests.Candidates;

/// <summary>How a framework disposes an object of a test class.</summary>
internal enum Disposal
{
    /// <summary>Not at all, because the class is not disposable.</summary>
    None,

    /// <summary>By <see cref="IDisposable"/>.</summary>
    Synchronous,

    /// <summary>By <see cref="IAsyncDisposable"/>.</summary>
    Asynchronous,

    /// <summary>By both, the asynchronous one first.</summary>
    Both,
}
