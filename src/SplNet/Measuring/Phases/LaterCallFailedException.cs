using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Measuring.Phases;

/// <summary>A call of the operand threw after others had succeeded: often they have filled, or used up, what it works on.</summary>
/// <param name="succeeded">How many calls are known to have succeeded.</param>
/// <param name="perIteration">How many calls the failed iteration was to hold.</param>
/// <param name="isRenewed">True if a phase of the user's runs for each iteration.</param>
/// <param name="cause">What the call threw.</param>
internal sealed class LaterCallFailedException(long succeeded, long perIteration, bool isRenewed, Exception cause) : Exception(cause.Message, cause)
{
    /// <summary>What came before the failure.</summary>
    public string Before => succeeded == 1
        ? "its first call succeeded, and a later one threw"
        : Invariant($"at least {succeeded} calls succeeded, and a later one threw");

    /// <summary>What to do.</summary>
    public string Advice => isRenewed
        ? Invariant($"If an iteration of {Plural.Of(perIteration, "call")} uses up what SetUp(…, Each.Iteration) makes, make it larger, or make it for each call: SetUp(…, Each.Operation).")
        : "If calls fill or use up what they work on, make it anew: SetUp(…, Each.Iteration), or SetUp(…, Each.Operation) where it does not last for an iteration.";
}
