using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>How often each interpretation shows "left is slower": a false alarm if the ratio is 1, else the power.</summary>
public static class ShownRates
{
    /// <summary>The interpretations of the study; bootstraps with 1,000 resamples, which a rate of false alarms does not notice.</summary>
    public static IReadOnlyList<IInterpretation> Interpretations { get; } =
    [
        .. Statistics.Interpretations.All.Select(static interpretation => interpretation switch
        {
            NonParametric => new NonParametric { Resamples = 1000 },
            HierarchicalBootstrap => new HierarchicalBootstrap { Resamples = 1000 },
            _ => interpretation,
        }),
    ];

    /// <summary>Runs the trials; all interpretations see the same samples.</summary>
    public static Rate[] Of(
        Scenario scenario, IReadOnlyList<IInterpretation> interpretations, (int Runs, int Iterations) size, double ratio, int trials,
        ulong seed, double alpha = 0.01) =>
        BothDirections(scenario, interpretations, size, ratio, trials, seed, alpha).Slower;

    /// <summary>As <see cref="Of"/>, and how often "left is faster" is shown to be true.</summary>
    public static (Rate[] Slower, Rate[] Faster) BothDirections(
        Scenario scenario, IReadOnlyList<IInterpretation> interpretations, (int Runs, int Iterations) size, double ratio, int trials,
        ulong seed, double alpha = 0.01)
    {
        var options = new DecisionOptions { Alpha = alpha };
        var generator = new BlockGenerator(scenario, seed);
        var (slower, faster) = (new int[interpretations.Count], new int[interpretations.Count]);
        for (var trial = 0; trial < trials; trial++)
        {
            var (left, right) = generator.Samples(size.Runs, size.Iterations, ratio);
            for (var index = 0; index < slower.Length; index++)
            {
                var evidence = interpretations[index].Weigh(left, right, options);
                slower[index] += RelationRule.Decide(Relation.Greater, evidence, options) == Truth.True ? 1 : 0;
                faster[index] += RelationRule.Decide(Relation.Less, evidence, options) == Truth.True ? 1 : 0;
            }
        }

        return ([.. slower.Select(count => new Rate(count, trials))], [.. faster.Select(count => new Rate(count, trials))]);
    }
}
