using SplNet.Values;

namespace SplNet;

/// <summary>
/// A requirement was not shown to hold. The message is the report; its first line has the verdict, the requirement and
/// the effect or the problem.
/// </summary>
public sealed class ExperimentFailedException : Exception
{
    private readonly ExperimentResult _result;

    /// <summary>A failure.</summary>
    /// <param name="result">The result, which is not a pass.</param>
    public ExperimentFailedException(ExperimentResult result)
        : base(result?.ToString()) => _result = result!;

    /// <summary>
    /// The result. No property: NUnit 5 prints the properties of an exception below its message, and would print the report again.
    /// </summary>
    public ExperimentResult ToResult() => _result;

    /// <summary>The frames of the test, without SplNet's frames.</summary>
    public override string? StackTrace => OwnFrames.Without(this, base.StackTrace);
}
