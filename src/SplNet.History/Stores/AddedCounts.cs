namespace SplNet.History.Stores;

/// <summary>What came into a history.</summary>
/// <param name="Experiments">Experiments that are new in it.</param>
/// <param name="Known">Experiments that it had already.</param>
/// <param name="Runs">Runs that are new in it.</param>
internal readonly record struct AddedCounts(int Experiments, int Known, int Runs)
{
    /// <summary>Both together.</summary>
    public static AddedCounts operator +(AddedCounts left, AddedCounts right) =>
        new(left.Experiments + right.Experiments, left.Known + right.Known, left.Runs + right.Runs);
}
