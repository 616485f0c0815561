using SplNet.Statistics;

namespace SplNet.Calibration.Figures;

/// <summary>
/// The decisions of an interpretation on runs chosen at random (paper A, section 6.1): how often it rejects M(s) &gt;= M(b) and
/// M(s) &lt;= M(b), where the size s is not above the base size b.
/// </summary>
public static class RunSelectionStudy
{
    /// <summary>Chooses runs of both sides, again and again.</summary>
    /// <param name="interpretation">Decides; it may learn from all runs of each side.</param>
    /// <param name="sized">All runs of the size.</param>
    /// <param name="basis">All runs of the base size.</param>
    /// <param name="runs">How many runs of each side are chosen.</param>
    /// <param name="trials">How often.</param>
    /// <param name="seed">Of the choice.</param>
    public static Decisions Of(IInterpretation interpretation, Sample sized, Sample basis, int runs, int trials, ulong seed)
    {
        var options = new DecisionOptions { Paper = true };
        var random = new Xoshiro256(seed);
        var (right, wrong) = (0, 0);
        for (var trial = 0; trial < trials; trial++)
        {
            var evidence = interpretation.Weigh(Choose(sized, runs, ref random), Choose(basis, runs, ref random), options);
            if (RelationRule.Decide(Relation.GreaterOrEqual, evidence, options) == Truth.False)
                right++;
            if (RelationRule.Decide(Relation.LessOrEqual, evidence, options) == Truth.False)
                wrong++;
        }

        return new Decisions(new Rate(right, trials), new Rate(wrong, trials));
    }

    private static Sample Choose(Sample all, int runs, ref Xoshiro256 random)
    {
        var chosen = all.Runs.ToArray();
        for (var place = 0; place < runs; place++)
        {
            var other = place + random.NextIndex(chosen.Length - place);
            (chosen[place], chosen[other]) = (chosen[other], chosen[place]);
        }

        return new Sample(chosen[..runs]) { History = all };
    }
}
