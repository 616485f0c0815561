namespace SplNet.Benchmarks;

/// <summary>The number of operations per iteration that the tuning found.</summary>
/// <param name="Operations">The recommended number of operations of one iteration.</param>
/// <param name="Time">The estimated time of one operation in nanoseconds.</param>
/// <param name="Measured">The number of measurements.</param>
internal sealed record OperationTuning(int Operations, double Time, int Measured)
{
    /// <summary>
    /// Algorithm 1 of Chen and Revels, Robust benchmarking in noisy environments: measures 1, 2, … j operations, takes the smallest time
    /// per operation, and consults the oracle.
    /// </summary>
    /// <param name="measure">Runs a number of operations and returns their total time in nanoseconds.</param>
    /// <param name="oracle">The oracle for the clock.</param>
    /// <param name="budget">Nanoseconds after which no further measurement starts; positive. All j of them take j²/2 operations.</param>
    /// <exception cref="ArgumentOutOfRangeException">The budget is not positive.</exception>
    /// <exception cref="InvalidOperationException">A measured time is negative or not finite.</exception>
    public static OperationTuning Find(Func<int, double> measure, LogisticOracle oracle, double budget = double.PositiveInfinity)
    {
        ArgumentNullException.ThrowIfNull(measure);
        ArgumentNullException.ThrowIfNull(oracle);
        if (!(budget > 0))
            throw new ArgumentOutOfRangeException(nameof(budget), budget, "A budget is positive.");
        var (smallest, spent, operations) = (double.PositiveInfinity, 0.0, 0);
        while (operations < oracle.MostOperations && spent < budget)
        {
            operations++;
            var time = measure(operations);
            if (!(time >= 0) || !double.IsFinite(time))
                throw new InvalidOperationException($"{operations} operations cannot have taken {time} ns.");
            spent += time;
            smallest = Math.Min(smallest, time / operations);
        }

        return new OperationTuning(oracle.Operations(smallest), smallest, operations);
    }
}
