using SplNet.Statistics;

namespace SplNet.History.Classic;

/// <summary>Two builds by the confidence intervals of their means, as ScalaMeter decides (<see cref="OverlapIntervals"/>): a change where they do not overlap.</summary>
internal static class DisjointIntervals
{
    /// <summary>Compares two builds.</summary>
    /// <param name="before">The observations of the earlier build, at least two, positive and finite.</param>
    /// <param name="after">The same of the later build.</param>
    /// <param name="significance">The significance of each interval, in (0, 0.5]; ScalaMeter's is 1e-10.</param>
    /// <returns>The change, or null where the intervals overlap, or where nothing varies.</returns>
    public static UnconfirmedChange? Compare(double[] before, double[] after, double significance = 1e-10)
    {
        var rule = new OverlapIntervals { Significance = significance };
        var evidence = rule.Weigh(Pooled(after), Pooled(before), new DecisionOptions { Paper = true });
        var pValue = Math.Min(evidence.PLess, evidence.PGreater);
        return evidence.Problem == EvidenceProblem.None && pValue < significance
            ? UnconfirmedChange.Between(ClassicRule.OverlapIntervals, Moments.Mean(before), Moments.Mean(after), pValue)
            : null;
    }

    // What was observed has no processes any more: all of it counts as one run.
    private static Sample Pooled(double[] observations) => new([new RunSample(observations)]);
}
