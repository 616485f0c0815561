namespace SplNet.Statistics;

/// <summary>The conditions on two samples before any interpretation uses their values.</summary>
internal static class Screening
{
    /// <summary>Requires that every run has iterations, and every iteration a meaningful value.</summary>
    internal static EvidenceProblem Examine(Sample left, Sample right, DecisionOptions options)
    {
        if (left.ConstantValue is not null && right.ConstantValue is not null)
            return EvidenceProblem.Empty; // nothing was measured
        if (IsEmpty(left) || IsEmpty(right))
            return EvidenceProblem.Empty;
        var lowest = options.Scale == ComparisonScale.Ratio ? 0 : double.NegativeInfinity;
        if (!IsMeaningful(left, lowest) || !IsMeaningful(right, lowest))
            return EvidenceProblem.NotANumber;
        return EvidenceProblem.None;
    }

    /// <summary>
    /// Checks as <see cref="Examine(Sample, Sample, DecisionOptions)"/>, and requires enough runs and iterations of each measured side.
    /// </summary>
    internal static EvidenceProblem Examine(Sample left, Sample right, DecisionOptions options, int runs, int iterations = 1)
    {
        var problem = Examine(left, right, options);
        if (problem != EvidenceProblem.None)
            return problem;
        if (options.Scale == ComparisonScale.Ratio && !IsAboveFloor(left, options.Floor) && !IsAboveFloor(right, options.Floor))
            return EvidenceProblem.BelowFloor;
        if (!HasRuns(left, runs) || !HasRuns(right, runs))
            return EvidenceProblem.TooFewRuns;
        return HasIterations(left, iterations) && HasIterations(right, iterations)
            ? EvidenceProblem.None
            : EvidenceProblem.TooFewIterations;
    }

    /// <summary>Counts the blocks of runs in the evidence of two samples.</summary>
    internal static int Blocks(Sample left, Sample right)
    {
        if (left.ConstantValue is not null)
            return right.Runs.Count;
        return right.ConstantValue is null ? Math.Min(left.Runs.Count, right.Runs.Count) : left.Runs.Count;
    }

    /// <summary>
    /// Raises a value to the smallest one that is distinguishable from nothing; keeps a logarithm finite, and its sign right.
    /// </summary>
    internal static double Lift(double value, DecisionOptions options) => Math.Max(value, Math.Max(options.Floor, double.Epsilon));

    private static bool IsEmpty(Sample side)
    {
        if (side.ConstantValue is not null)
            return false;
        foreach (var run in side.Runs)
        {
            if (run.Iterations.Count == 0)
                return true;
        }

        return side.Runs.Count == 0;
    }

    private static bool IsMeaningful(Sample side, double lowest)
    {
        if (side.ConstantValue is { } constant)
            return IsMeaningful(constant, lowest);
        foreach (var run in side.Runs)
        {
            for (var iteration = 0; iteration < run.Iterations.Count; iteration++)
            {
                if (!IsMeaningful(run.Iterations[iteration], lowest))
                    return false;
            }
        }

        return true;
    }

    // A value whose square overflows would cause an infinite variance, or a difference that is not a number.
    private static bool IsMeaningful(double value, double lowest) => double.IsFinite(value * value) && value >= lowest;

    private static bool IsAboveFloor(Sample side, double floor) => side.ConstantValue is { } constant
        ? constant > floor
        : side.Runs.Any(run => run.Iterations.Any(value => value > floor));

    private static bool HasRuns(Sample side, int runs) => side.ConstantValue is not null || side.Runs.Count >= runs;

    private static bool HasIterations(Sample side, int iterations) =>
        side.ConstantValue is not null || side.Runs.All(run => run.Iterations.Count >= iterations);
}
