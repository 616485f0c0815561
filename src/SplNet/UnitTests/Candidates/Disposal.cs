namespace SplNet.UnitTests.Candidates;

/// <summary>The ways in which a framework disposes an instance of a test class.</summary>
internal enum Disposal
{
    /// <summary>No disposal, because the class is not disposable.</summary>
    None,

    /// <summary>Disposal through <see cref="IDisposable"/>.</summary>
    Synchronous,

    /// <summary>Disposal through <see cref="IAsyncDisposable"/>.</summary>
    Asynchronous,

    /// <summary>Both disposals, the asynchronous one first.</summary>
    Both,
}
