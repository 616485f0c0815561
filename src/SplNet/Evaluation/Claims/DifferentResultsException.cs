using SplNet.Values;

namespace SplNet;

/// <summary>Both sides of a claim return different results for an input.</summary>
public sealed class DifferentResultsException : Exception
{
    /// <summary>A difference.</summary>
    /// <param name="message">The smallest input that shows it, and both results.</param>
    /// <param name="input">The input.</param>
    /// <param name="cause">The exception of the side that throws; null if both return.</param>
    public DifferentResultsException(string message, object? input, Exception? cause = null)
        : base(message, cause) => Input = input;

    /// <summary>Gets the smallest input that was found, as the generator makes it.</summary>
    public object? Input { get; }

    /// <summary>The frames of the test, without SplNet's frames.</summary>
    public override string? StackTrace => OwnFrames.Without(this, base.StackTrace);
}
