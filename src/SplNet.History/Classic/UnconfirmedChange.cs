using SplNet.History.Proposing;

namespace SplNet.History.Classic;

/// <summary>
/// A change that stored numbers alone suggest. It is not an alarm and its rate of false ones is unknown: the numbers of two sessions differ
/// by the state of the machine in between, which no test on them can see. It never becomes a baseline and never
/// ends a command with an error; only measuring again confirms (<c>ChangeOutcome</c>), and the two types do not convert.
/// </summary>
/// <param name="Rule">The test.</param>
/// <param name="Direction">The direction of the later numbers.</param>
/// <param name="Ratio">The mean of the later numbers relative to the earlier ones.</param>
/// <param name="PValue">The p-value of the test, as if its numbers were independent without a common session; for a level shift,
/// the p-value of the whole series, with the correlation of its sessions taken into account.</param>
internal sealed record UnconfirmedChange(ClassicRule Rule, ChangeDirection Direction, double Ratio, double PValue)
{
    /// <summary>Computes the change between two means.</summary>
    internal static UnconfirmedChange Between(ClassicRule rule, double before, double after, double pValue) =>
        new(rule, after > before ? ChangeDirection.Slower : ChangeDirection.Faster, after / before, pValue);
}
