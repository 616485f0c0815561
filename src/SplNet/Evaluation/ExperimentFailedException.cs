namespace SplNet;

/// <summary>A requirement was not shown to hold. The message is the report.</summary>
public sealed class ExperimentFailedException : Exception
{
    /// <summary>A failure.</summary>
    /// <param name="result">The result, which is not a pass.</param>
    public ExperimentFailedException(ExperimentResult result)
        : base(Environment.NewLine + result) => Result = result;

    /// <summary>The result.</summary>
    public ExperimentResult Result { get; }
}
