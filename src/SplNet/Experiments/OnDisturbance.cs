namespace SplNet;

/// <summary>What happens to iterations during which something disturbed the measurement. None is lost: those that do not count are kept apart. Where percentiles of single calls are asked for every iteration counts, whatever this says: what made a call slow belongs to its tail.</summary>
public enum OnDisturbance
{
    /// <summary>
    /// Compilations and interruptions are rare accidents: an iteration with one is measured again, if at most a quarter of the run's
    /// iterations have the same one. What happens more often than that belongs to the operand or to the machine, and counts. So do
    /// collections, which are the price of what the operand allocates. Where operands are measured in turn
    /// (<see cref="ExperimentOptions.Alternate"/>) and the formula asks for no tails, every iteration counts, since what is measured again has no partner in
    /// its round; the middle of the differences hardly moves.
    /// </summary>
    ReplaceIfRare,

    /// <summary>Every disturbed iteration is measured again, also one with a collection, up to as many again as the run has.</summary>
    Replace,

    /// <summary>Every iteration counts.</summary>
    Keep,
}
