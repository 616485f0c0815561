namespace SplNet.History.Stores;

/// <summary>A history cannot be opened, read or written, or was given what does not belong into it. The message is for people, and holds no password.</summary>
internal sealed class HistoryException : Exception
{
    /// <summary>An exception without a message.</summary>
    public HistoryException()
    {
    }

    /// <summary>An exception.</summary>
    /// <param name="message">What went wrong, where, and what to do.</param>
    public HistoryException(string message)
        : base(message)
    {
    }

    /// <summary>An exception.</summary>
    /// <param name="message">What went wrong, where, and what to do.</param>
    /// <param name="cause">What the store said.</param>
    public HistoryException(string message, Exception cause)
        : base(message, cause)
    {
    }
}
