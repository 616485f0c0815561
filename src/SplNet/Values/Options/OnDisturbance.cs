namespace SplNet;

/// <summary>
/// What happens to iterations during which something disturbed the measurement, where a formula asks for medians and minima only. None is lost: those that do not count are kept apart. Where it asks for
/// a mean or a percentile every iteration counts, since long calls are interrupted most, and to measure them again would remove what is slow; of a mean the time that other processes took is deducted instead.
/// </summary>
public enum OnDisturbance
{
    /// <summary>
    /// Compilations and interruptions are rare accidents: an iteration with one is measured again, if at most a quarter of the run's
    /// iterations have the same one. What happens more often than that belongs to the operand or to the machine, and counts. So do
    /// collections, which are the price of what the operand allocates. Where operands are measured in turn
    /// (<see cref="ExperimentOptions.Alternate"/>) and the formula asks for medians, every iteration counts, since what is measured again has no partner in
    /// its round; the middle of the differences hardly moves.
    /// </summary>
    ReplaceIfRare,

    /// <summary>Every disturbed iteration is measured again, also one with a collection, up to as many again as the run has.</summary>
    Replace,

    /// <summary>Every iteration counts.</summary>
    Keep,
}
