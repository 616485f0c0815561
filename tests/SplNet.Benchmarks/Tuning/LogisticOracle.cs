namespace SplNet.Benchmarks;

/// <summary>
/// The number of operations of one iteration, from the time of one operation: the generalized logistic function of Chen and Revels,
/// Robust benchmarking in noisy environments, section 5.3: Y(t) = ⌊1 + (j - 1) / (1 + exp(a (t - b·accuracy)))⌋ with
/// j = accuracy / precision.
/// </summary>
internal sealed record LogisticOracle
{
    /// <summary>Describes the clock.</summary>
    /// <param name="accuracy">The largest error of the clock, an overestimate is sufficient; nanoseconds, positive.</param>
    /// <param name="precision">The smallest interval that the clock can measure; nanoseconds, positive, at most the accuracy.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is not positive and finite, or the precision exceeds
    /// the accuracy.</exception>
    public LogisticOracle(double accuracy = 1000, double precision = 1)
    {
        if (!(accuracy > 0) || !double.IsFinite(accuracy))
            throw new ArgumentOutOfRangeException(nameof(accuracy), accuracy, "An accuracy is positive and finite.");
        if (!(precision > 0) || !(precision <= accuracy) || !(accuracy / precision <= int.MaxValue))
            throw new ArgumentOutOfRangeException(nameof(precision), precision, "A precision is positive and at most the accuracy.");
        Accuracy = accuracy;
        Precision = precision;
    }

    /// <summary>Gets the largest error of the clock in nanoseconds.</summary>
    public double Accuracy { get; }

    /// <summary>Gets the smallest interval that the clock can measure, in nanoseconds.</summary>
    public double Precision { get; }

    /// <summary>Gets the slope a in units of 1 / precision; the paper advises 0.005 to 0.02.</summary>
    public double Slope { get; init; } = 0.009;

    /// <summary>Gets the middle b in units of the accuracy; the paper advises 0.4 to 0.6.</summary>
    public double Middle { get; init; } = 0.5;

    /// <summary>Gets the largest number of operations, j: with more of them, the clock cannot detect the remaining error.</summary>
    public int MostOperations => (int)(Accuracy / Precision);

    /// <summary>Computes the number of operations for an operation of this time.</summary>
    /// <param name="time">Nanoseconds, not negative.</param>
    /// <exception cref="ArgumentOutOfRangeException">The time is negative or not a number.</exception>
    public int Operations(double time)
    {
        if (!(time >= 0))
            throw new ArgumentOutOfRangeException(nameof(time), time, "A time is not negative.");
        return (int)Math.Floor(1 + ((MostOperations - 1) / (1 + Math.Exp(Slope / Precision * (time - (Middle * Accuracy))))));
    }
}
