using SplNet.Statistics;

namespace SplNet.History.Classic;

/// <summary>
/// Compares two builds by the confidence intervals of their means, like ScalaMeter (<see cref="OverlapIntervals"/>): intervals that do not
/// overlap mean a change.
/// </summary>
internal static class DisjointIntervals
{
    /// <summary>Compares two builds.</summary>
    /// <param name="before">The observations of the earlier build, at least two, positive and finite.</param>
    /// <param name="after">The observations of the later build.</param>
    /// <param name="significance">The significance of each interval, in (0, 0.5]; ScalaMeter's is 1e-10.</param>
    /// <returns>The change, or null if the intervals overlap or nothing varies.</returns>
    public static UnconfirmedChange? Compare(double[] before, double[] after, double significance = 1e-10)
    {
        var rule = new OverlapIntervals { Significance = significance };
        var evidence = rule.Weigh(Pooled(after), Pooled(before), new DecisionOptions { Paper = true });
        var pValue = Math.Min(evidence.PLess, evidence.PGreater);
        return evidence.Problem == EvidenceProblem.None && pValue < significance
            ? UnconfirmedChange.Between(ClassicRule.OverlapIntervals, Moments.Mean(before), Moments.Mean(after), pValue)
            : null;
    }

    // The observations are no longer separated by process: all of them count as one run.
    private static Sample Pooled(double[] observations) => new([new RunSample(observations)]);
}
