namespace SplNet.UnitTests;

/// <summary>The test cannot be run again in the measuring process; the experiment is invalid, and the message says why.</summary>
internal sealed class UnreplayableTestException : SplNetException
{
    /// <summary>A reason.</summary>
    /// <param name="message">Why, and what to do.</param>
    public UnreplayableTestException(string message)
        : base(message)
    {
    }
}
