namespace SplNet.UnitTests;

/// <summary>
/// The exception for a test that cannot be run again in the measuring process. The experiment is invalid, and the
/// message states the reason.
/// </summary>
internal sealed class UnreplayableTestException : SplNetException
{
    /// <summary>Creates the exception.</summary>
    /// <param name="message">The reason and the solution.</param>
    public UnreplayableTestException(string message)
        : base(message)
    {
    }
}
