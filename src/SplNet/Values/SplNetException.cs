using SplNet.Values;

namespace SplNet;

/// <summary>The exception for mistakes that the caller can fix. The message says what is wrong, where, and what to do.</summary>
public class SplNetException : Exception
{
    /// <summary>Creates the exception.</summary>
    /// <param name="message">The mistake, its place, and the solution.</param>
    public SplNetException(string message)
        : base(message)
    {
    }

    /// <summary>Creates the exception with its cause.</summary>
    /// <param name="message">The mistake, its place, and the solution.</param>
    /// <param name="innerException">The cause.</param>
    public SplNetException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>The stack frames of the caller, without SplNet's frames.</summary>
    public override string? StackTrace => OwnFrames.Without(this, base.StackTrace);
}
