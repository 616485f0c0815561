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
    public static SequentialOutcome Of(
        Scenario scenario, Relation relation, double ratio, SequentialPlan plan, int trials, ulong seed, double factor = 1) =>
        Of(scenario, ratio, plan, trials, seed, (left, right) => plan.Look(relation, left, right.Scale(factor)));

    /// <summary>Runs the trials; the claim is that the sides differ by no more than the tolerance.</summary>
    public static SequentialOutcome OfEquivalence(
        Scenario scenario, double tolerance, double ratio, SequentialPlan plan, int trials, ulong seed) =>
        Of(scenario, ratio, plan, trials, seed, (left, right) => plan.LookEquivalent(tolerance, left, right));

    /// <summary>The decision of each trial.</summary>
    public static IEnumerable<SequentialDecision> Decisions(
        Scenario scenario, Relation relation, double ratio, SequentialPlan plan, int trials, ulong seed) =>
        Decisions(scenario, ratio, plan, trials, seed, (left, right) => plan.Look(relation, left, right));

    private static SequentialOutcome Of(
        Scenario scenario, double ratio, SequentialPlan plan, int trials, ulong seed, Func<Sample, Sample, SequentialDecision> take)
    {
        var (holds, fails, blocks) = (0, 0, 0L);
        foreach (var decision in Decisions(scenario, ratio, plan, trials, seed, take))
        {
            blocks += decision.Blocks;
            if (decision.Truth == Truth.True)
                holds++;
            else if (decision.Truth == Truth.False && decision.Reason == SequentialReason.ContraryEvidence)
                fails++;
        }

        return new SequentialOutcome(new Rate(holds, trials), new Rate(fails, trials), (double)blocks / trials);
    }

    private static IEnumerable<SequentialDecision> Decisions(
        Scenario scenario, double ratio, SequentialPlan plan, int trials, ulong seed, Func<Sample, Sample, SequentialDecision> take)
    {
        var generator = new BlockGenerator(scenario, seed);
        for (var trial = 0; trial < trials; trial++)
        {
            var (left, right) = generator.Medians(plan.Cap, Iterations, ratio);
            yield return Decide(plan, left, right, take);
        }
    }

    private static SequentialDecision Decide(
        SequentialPlan plan, double[] left, double[] right, Func<Sample, Sample, SequentialDecision> take)
    {
        foreach (var analysis in plan.Looks)
        {
            var decision = take(Sample.OfSummaries(left[..analysis.Blocks]), Sample.OfSummaries(right[..analysis.Blocks]));
            if (decision.Stop)
                return decision;
        }

        throw new InvalidOperationException("A plan stops at its cap.");
    }
}
