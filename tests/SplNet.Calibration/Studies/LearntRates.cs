using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>False alarms of the non-parametric interpretation where the variation between runs is learnt from earlier runs.</summary>
public static class LearntRates
{
    /// <summary>Runs the trials, each with a history of its own, which both sides share.</summary>
    public static Rate Of(Scenario scenario, int historyRuns, (int Runs, int Iterations) size, int trials, ulong seed, double alpha = 0.01)
    {
        var options = new DecisionOptions { Alpha = alpha };
        var interpretation = new NonParametric { Resamples = 1000 };
        var generator = new BlockGenerator(scenario, seed);
        var count = 0;
        for (var trial = 0; trial < trials; trial++)
        {
            var history = generator.Samples(historyRuns, size.Iterations, 1).Left;
            var (left, right) = generator.Samples(size.Runs, size.Iterations, 1);
            var evidence = interpretation.Weigh(new Sample(left.Runs) { History = history }, right, options);
            if (RelationRule.Decide(Relation.Greater, evidence, options) == Truth.True)
                count++;
        }

        return new Rate(count, trials);
    }
}
