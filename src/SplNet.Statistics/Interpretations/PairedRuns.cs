using MathNet.Numerics.Distributions;

namespace SplNet.Statistics;

/// <summary>
/// The paired t test on run summaries within blocks: d = ln left - ln right (or the difference), T = mean(d)·√r / sd(d), r - 1 degrees
/// of freedom. H0: the mean of d is not negative (for "less"), not positive (for "greater"). Assumes independent blocks and
/// differences near normal. Run i of both sides must have been measured adjacently.
/// </summary>
public sealed class PairedRuns : IInterpretation
{
    private const double DetectionPower = 0.9;

    /// <inheritdoc/>
    public string Name => "paired runs";

    /// <inheritdoc/>
    public Evidence Weigh(Sample left, Sample right, DecisionOptions options)
    {
        ArgumentNullException.ThrowIfNull(left);
        ArgumentNullException.ThrowIfNull(right);
        ArgumentNullException.ThrowIfNull(options);
        var leftValues = BlockValues(left, right, options);
        var rightValues = BlockValues(right, left, options);
        var problem = Examine(leftValues, rightValues, options);
        return problem == EvidenceProblem.None
            ? Weigh(Differences(leftValues, rightValues, options), Margin(rightValues, options), options)
            : new Evidence { Interpretation = Name, Scale = options.Scale, Problem = problem, Blocks = leftValues.Length };
    }

    private static double[] BlockValues(Sample side, Sample other, DecisionOptions options)
    {
        if (side.ConstantValue is not { } constant)
            return side.Summaries(options.Summary);
        var values = new double[other.ConstantValue is null ? other.Runs.Count : 0];
        Array.Fill(values, constant);
        return values;
    }

    private static EvidenceProblem Examine(double[] left, double[] right, DecisionOptions options)
    {
        if (left.Length == 0 || right.Length == 0)
            return EvidenceProblem.Empty;
        if (left.Length != right.Length)
            return EvidenceProblem.UnequalRuns;
        var lowest = options.Scale == ComparisonScale.Ratio ? 0 : double.NegativeInfinity;
        if (!left.Concat(right).All(value => double.IsFinite(value) && value >= lowest))
            return EvidenceProblem.NotANumber;
        if (options.Scale == ComparisonScale.Ratio && left.All(IsBelowFloor) && right.All(IsBelowFloor))
            return EvidenceProblem.BelowFloor;
        return left.Length < 2 ? EvidenceProblem.TooFewRuns : EvidenceProblem.None;

        bool IsBelowFloor(double value) => value <= options.Floor;
    }

    private static double[] Differences(double[] left, double[] right, DecisionOptions options)
    {
        var differences = new double[left.Length];
        for (var block = 0; block < differences.Length; block++)
        {
            differences[block] = options.Scale == ComparisonScale.Ratio
                ? Math.Log(AboveFloor(left[block])) - Math.Log(AboveFloor(right[block]))
                : left[block] - right[block];
        }

        return differences;

        // Without a floor a zero would be an infinite effect; the smallest positive number keeps its direction.
        double AboveFloor(double value) => Math.Max(value, Math.Max(options.Floor, double.Epsilon));
    }

    // The resolution is relative; on the difference scale it is taken from the right side, the one compared with.
    private static double Margin(double[] right, DecisionOptions options) => options.Scale == ComparisonScale.Ratio
        ? Math.Log(1 + options.Resolution)
        : options.Resolution * Math.Abs(right.Average());

    private Evidence Weigh(double[] differences, double margin, DecisionOptions options)
    {
        var runs = differences.Length;
        var freedom = runs - 1;
        var mean = differences.Average();
        var variance = differences.Sum(difference => (difference - mean) * (difference - mean)) / freedom;
        var error = Math.Max(Math.Sqrt(variance), options.MinimumSpread) / Math.Sqrt(runs);
        var half = error == 0 ? 0 : error * Critical(options.Alpha, freedom);
        var exclusion = error == 0 ? 0 : error * Critical(options.ResolutionAlpha, freedom);
        return new Evidence
        {
            Interpretation = Name,
            Scale = options.Scale,
            Blocks = runs,
            PLess = Tail(mean, error, freedom),
            PGreater = Tail(-mean, error, freedom),
            Effect = Back(mean),
            Lower = Back(mean - half),
            Upper = Back(mean + half),
            ExcludesLarger = mean + exclusion <= margin,
            ExcludesSmaller = mean - exclusion >= -margin,
            DetectableEffect = Detectable(error, freedom),
        };

        double Back(double value) => options.Scale == ComparisonScale.Ratio ? Math.Exp(value) : value;

        double Detectable(double standardError, int degrees)
        {
            if (standardError == 0)
                return 0;
            var shift = standardError * (Critical(options.Alpha, degrees) + Critical(1 - DetectionPower, degrees));
            return options.Scale == ComparisonScale.Ratio ? Math.Exp(shift) - 1 : shift;
        }
    }

    // P(T <= mean / error); exact where nothing varies: a difference is then certain, and a tie is no evidence.
    private static double Tail(double mean, double error, int freedom)
    {
        if (error == 0)
            return mean < 0 ? 0 : 1;
        return StudentT.CDF(0, 1, freedom, mean / error);
    }

    private static double Critical(double alpha, int freedom) =>
        alpha <= 0 ? double.PositiveInfinity : StudentT.InvCDF(0, 1, freedom, 1 - alpha);
}
