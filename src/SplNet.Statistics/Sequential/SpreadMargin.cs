namespace SplNet.Statistics;

/// <summary>
/// If one side varies more than twice as much between runs as the other, no t test at few runs keeps its level on skewed or bimodal
/// runs; against a margin of 2 % it does. The margin makes one side larger, so that it works for every interpretation.
/// </summary>
internal static class SpreadMargin
{
    internal const double Size = 0.02;

    private const double LargestRatio = 2;

    internal static bool IsCalledFor(IInterpretation interpretation, Sample left, Sample right, DecisionOptions options)
    {
        if (left.ConstantValue is not null || right.ConstantValue is not null)
            return false; // a limit does not vary
        // One run shows no spread; what was learnt of its side does.
        if (Known(left) is not { } first || Known(right) is not { } second)
            return false;
        var (a, b) = (Spread(interpretation, first, options), Spread(interpretation, second, options));
        return Math.Max(a, b) > LargestRatio * Math.Min(a, b);
    }

    private static Sample? Known(Sample side) => side.Runs.Count > 1 ? side : side.History;

    /// <summary>Computes the p-values of an effect beyond the margin, in both directions.</summary>
    internal static (double PLess, double PGreater) Weigh(
        IInterpretation interpretation, Sample left, Sample right, DecisionOptions options)
    {
        var less = interpretation.Weigh(Tolerance.Raise(left, Size, options.Scale), right, options);
        var greater = interpretation.Weigh(left, Tolerance.Raise(right, Size, options.Scale), options);
        return (less.Problem == EvidenceProblem.None ? less.PLess : 1, greater.Problem == EvidenceProblem.None ? greater.PGreater : 1);
    }

    private static double Spread(IInterpretation interpretation, Sample side, DecisionOptions options)
    {
        var values = side.Summaries(options.Summary);
        if (options.Scale == ComparisonScale.Ratio)
        {
            for (var run = 0; run < values.Length; run++)
                values[run] = Math.Log(Screening.Lift(values[run], options));
        }

        return Math.Max(
            interpretation is Interpretation known ? known.SpreadOf(values) : Moments.StandardDeviation(values),
            options.BelievedSpread(side));
    }
}
