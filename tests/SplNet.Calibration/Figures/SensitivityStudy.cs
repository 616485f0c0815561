using SplNet.Statistics;

namespace SplNet.Calibration.Figures;

/// <summary>
/// The sensitivity to a change of scale (paper A, section 4.1): X and Y are drawn from the same method, Z is Y multiplied by the scale.
/// Rightly, the test favours Z &gt; X; wrongly, X &gt; Z.
/// </summary>
public static class SensitivityStudy
{
    /// <summary>The paper pools observations; interpretations of runs need them dealt out.</summary>
    public const int Runs = 10;

    /// <summary>Runs the trials; all interpretations see the same samples.</summary>
    /// <returns>For each interpretation, its decisions.</returns>
    public static Decisions[] Of(
        ExampleMethod method, IReadOnlyList<IInterpretation> interpretations, int measurements, double scale, int trials, ulong seed)
    {
        var options = new DecisionOptions { Paper = true };
        var random = new Xoshiro256(seed);
        var (right, wrong) = (new int[interpretations.Count], new int[interpretations.Count]);
        for (var trial = 0; trial < trials; trial++)
        {
            var x = method.Draw(Runs, measurements / Runs, ref random);
            var z = method.Draw(Runs, measurements / Runs, ref random).Transform(value => value * scale);
            for (var index = 0; index < right.Length; index++)
            {
                var evidence = interpretations[index].Weigh(x, z, options);
                if (RelationRule.Decide(Relation.Less, evidence, options) == Truth.True)
                    right[index]++;
                if (RelationRule.Decide(Relation.Greater, evidence, options) == Truth.True)
                    wrong[index]++;
            }
        }

        return [.. right.Zip(wrong, (ofRight, ofWrong) => new Decisions(new Rate(ofRight, trials), new Rate(ofWrong, trials)))];
    }
}
