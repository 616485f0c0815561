using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>How a sequential design ends in many trials.</summary>
/// <param name="Holds">How often the claim was decided to hold.</param>
/// <param name="Fails">How often it was decided to fail.</param>
/// <param name="MeanBlocks">How many blocks it took on average.</param>
public sealed record SequentialOutcome(Rate Holds, Rate Fails, double MeanBlocks)
{
    private const int Iterations = 20;

    /// <summary>Runs the trials; the claim compares the left side with <paramref name="factor"/> times the right one.</summary>
    public static SequentialOutcome Of(Scenario scenario, Relation relation, double ratio, SequentialPlan plan, int trials, ulong seed, double factor = 1)
    {
        var generator = new BlockGenerator(scenario, seed);
        var (holds, fails, blocks) = (0, 0, 0L);
        for (var trial = 0; trial < trials; trial++)
        {
            var (left, right) = generator.Medians(plan.Cap, Iterations, ratio);
            var decision = Decide(plan, relation, left, right, factor);
            blocks += decision.Blocks;
            if (decision.Truth == Truth.True)
                holds++;
            else if (decision.Truth == Truth.False && decision.Reason == SequentialReason.ContraryEvidence)
                fails++;
        }

        return new SequentialOutcome(new Rate(holds, trials), new Rate(fails, trials), (double)blocks / trials);
    }

    private static SequentialDecision Decide(SequentialPlan plan, Relation relation, double[] left, double[] right, double factor)
    {
        foreach (var look in plan.Looks)
        {
            var decision = plan.Look(relation, Sample.OfSummaries(left[..look.Blocks]), Sample.OfSummaries(right[..look.Blocks]).Scale(factor));
            if (decision.Stop)
                return decision;
        }

        throw new InvalidOperationException("A plan stops at its cap.");
    }
}
