using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Measuring.Phases;

/// <summary>
/// The exception for a call of the operand that threw after others had succeeded; often the earlier calls filled or used up its data.
/// </summary>
/// <param name="succeeded">The number of calls that are known to have succeeded.</param>
/// <param name="perIteration">The intended number of calls in the failed iteration.</param>
/// <param name="isRenewed">True if a phase of the user runs for each iteration.</param>
/// <param name="cause">The exception of the call.</param>
internal sealed class LaterCallFailedException(long succeeded, long perIteration, bool isRenewed, Exception cause)
    : Exception(cause.Message, cause)
{
    /// <summary>A description of the calls before the failure.</summary>
    public string Before => succeeded == 1
        ? "its first call succeeded, but a later one threw"
        : Invariant($"at least {succeeded} calls succeeded, but a later one threw");

    /// <summary>The advice to the user.</summary>
    public string Advice => isRenewed
        ? Invariant($"If an iteration of {Plural.Of(perIteration, "call")} uses up what SetUp(…, Each.Iteration) makes, make it larger, ") +
            "or make it for each call: SetUp(…, Each.Operation)."
        : "If calls fill or use up what they work on, recreate it: " +
            "SetUp(…, Each.Iteration), or SetUp(…, Each.Operation) if it does not last for an iteration.";
}
