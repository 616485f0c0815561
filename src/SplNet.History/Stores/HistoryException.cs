namespace SplNet.History.Stores;

/// <summary>
/// A history cannot be opened, read or written, or received foreign data. The message is for people and contains no password.
/// </summary>
internal sealed class HistoryException : Exception
{
    /// <summary>Creates an exception without a message.</summary>
    public HistoryException()
    {
    }

    /// <summary>Creates an exception.</summary>
    /// <param name="message">The problem, its place, and what to do.</param>
    public HistoryException(string message)
        : base(message)
    {
    }

    /// <summary>Creates an exception with a cause.</summary>
    /// <param name="message">The problem, its place, and what to do.</param>
    /// <param name="cause">The exception of the store.</param>
    public HistoryException(string message, Exception cause)
        : base(message, cause)
    {
    }
}
