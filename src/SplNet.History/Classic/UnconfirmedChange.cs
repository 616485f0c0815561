using SplNet.History.Proposing;

namespace SplNet.History.Classic;

/// <summary>
/// A change that stored numbers alone suggest. It is no alarm and has no rate of false ones: the numbers of two sessions differ by what the machine did in between, of which no test on them knows. It never becomes a baseline and never ends a command with an error; only measuring
/// again confirms (<c>ChangeOutcome</c>), and the two types do not convert.
/// </summary>
/// <param name="Rule">The test.</param>
/// <param name="Direction">Which way the later numbers lie.</param>
/// <param name="Ratio">How many times as large the mean of the later numbers is.</param>
/// <param name="PValue">The p-value of the test, as if its numbers were independent and had no session in common; of a level shift for the whole series, with the correlation of its sessions taken into account.</param>
internal sealed record UnconfirmedChange(ClassicRule Rule, ChangeDirection Direction, double Ratio, double PValue)
{
    /// <summary>The change between two means.</summary>
    internal static UnconfirmedChange Between(ClassicRule rule, double before, double after, double pValue) =>
        new(rule, after > before ? ChangeDirection.Slower : ChangeDirection.Faster, after / before, pValue);
}
