namespace SplNet;

/// <summary>
/// The treatment of iterations with a disturbance, if the formula uses only medians and minima. None is lost: iterations that do not count
/// are kept separately. For a mean or a percentile every iteration counts, because long calls are interrupted most often, and replacing
/// them would remove the slow ones; from a mean, the time that other processes took is deducted instead.
/// </summary>
public enum OnDisturbance
{
    /// <summary>
    /// Replaces rare accidents: an iteration with a compilation or an interruption is measured again if at most a quarter of the run's
    /// iterations have the same disturbance. More frequent disturbances belong to the operand or the machine and count. Collections count
    /// as well, because they are the price of the operand's allocations. If operands are measured alternately
    /// (<see cref="ExperimentOptions.Alternate"/>) and the formula uses medians, every iteration counts, because a replacement would not
    /// have a partner in its round; the median of the differences hardly moves.
    /// </summary>
    ReplaceIfRare,

    /// <summary>Measures every disturbed iteration again, even one with a collection, up to the number of iterations in the run.</summary>
    Replace,

    /// <summary>Counts every iteration.</summary>
    Keep,
}
