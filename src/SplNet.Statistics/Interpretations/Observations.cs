namespace SplNet.Statistics;

/// <summary>The sorted values of an interpretation of ranks, on the comparison's scale.</summary>
internal static class Observations
{
    internal static EvidenceProblem Examine(Sample left, Sample right, DecisionOptions options, bool ofRuns)
    {
        var problem = ofRuns ? Screening.Examine(left, right, options, runs: 2) : Pool.Examine(left, right, options);
        if (problem != EvidenceProblem.None)
            return problem;
        var (a, b) = (Of(left, options, ofRuns), Of(right, options, ofRuns));
        if (!Array.TrueForAll(a, double.IsFinite) || !Array.TrueForAll(b, double.IsFinite))
            return EvidenceProblem.NotANumber; // a custom summary of the caller
        return options.Scale == ComparisonScale.Difference || Varies(a) || Varies(b) ? EvidenceProblem.None : EvidenceProblem.NoSpread;
    }

    internal static double[] Sorted(Sample side, DecisionOptions options, bool ofRuns)
    {
        var values = Of(side, options, ofRuns);
        if (options.Scale == ComparisonScale.Ratio)
        {
            for (var index = 0; index < values.Length; index++)
                values[index] = Math.Log(Screening.Lift(values[index], options));
        }

        Array.Sort(values);
        return values;
    }

    /// <summary>Converts a value back from the scale of the comparison.</summary>
    internal static double Back(double value, DecisionOptions options) => options.Scale == ComparisonScale.Ratio ? Math.Exp(value) : value;

    /// <summary>Converts the resolution to the comparison's scale.</summary>
    internal static (double Larger, double Smaller) Margins(double[] left, double[] right, DecisionOptions options) =>
        StudentEvidence.Margins((Moments.Mean(left), Moments.Mean(right)), options);

    /// <summary>
    /// Computes the effect that nine of ten repetitions show from the half width of the interval at α, as if the estimate were normal.
    /// </summary>
    internal static double Detectable(double half, DecisionOptions options)
    {
        if (!(options.Alpha is > 0 and < 0.5))
            return double.PositiveInfinity;
        var shift = half * (1 + (NormalDistribution.UpperQuantile(StudentEvidence.Miss) / NormalDistribution.UpperQuantile(options.Alpha)));
        return options.Scale == ComparisonScale.Ratio ? Math.Exp(shift) - 1 : shift;
    }

    private static double[] Of(Sample side, DecisionOptions options, bool ofRuns)
    {
        if (side.ConstantValue is { } limit)
            return [limit];
        return ofRuns ? side.Summaries(options.Summary) : side.Pooled();
    }

    private static bool Varies(double[] values) => Array.Exists(values, value => value != values[0]);
}
