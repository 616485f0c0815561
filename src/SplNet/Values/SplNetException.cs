using SplNet.Values;

namespace SplNet;

/// <summary>A mistake that the caller can mend: the message says what is wrong, where, and what to do.</summary>
public class SplNetException : Exception
{
    /// <summary>A mistake.</summary>
    /// <param name="message">What, where, and what to do.</param>
    public SplNetException(string message)
        : base(message)
    {
    }

    /// <summary>A mistake with its cause.</summary>
    /// <param name="message">What, where, and what to do.</param>
    /// <param name="innerException">The cause.</param>
    public SplNetException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>The frames of the caller, without those of SplNet.</summary>
    public override string? StackTrace => OwnFrames.Without(this, base.StackTrace);
}
