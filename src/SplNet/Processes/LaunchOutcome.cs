using SplNet.Measuring;
using SplNet.Values.Messages;

namespace SplNet.Processes;

/// <summary>How one launch of a measuring process ended.</summary>
/// <param name="Readings">The measurements; null after a failure.</param>
/// <param name="Failure">Why it measured nothing, for the user; null after a success.</param>
/// <param name="Note">Something that went wrong without touching the measurement, or null.</param>
internal sealed record LaunchOutcome(RunReadings? Readings, string? Failure, string? Note)
{
    /// <summary>True if it was ended because it did not answer in time.</summary>
    public bool IsTimeout { get; init; }

    /// <summary>True if the version does not have a test of that name.</summary>
    public bool IsOfNewTest { get; init; }

    /// <summary>The kind of its failure.</summary>
    public MessageRule Rule => IsTimeout ? MessageRules.NoAnswer : IsOfNewTest ? MessageRules.NoSuchTest : MessageRules.OperandFailed;

    /// <summary>How long the run took in all, without the time of others; null if unknown.</summary>
    public TimeSpan? Took { get; init; }

    /// <summary>How long the process continued after its answer: the test's clean-up and its own end.</summary>
    public TimeSpan Ending { get; init; }

    /// <summary>
    /// When the run was measured, in UTC, if nothing was launched because one of an earlier experiment was reused; otherwise null.
    /// </summary>
    public DateTimeOffset? Reused { get; init; }

    public static LaunchOutcome Failed(string failure) => new(null, failure, null);
}
