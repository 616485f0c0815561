namespace SplNet.History.Stores;

/// <summary>The additions to a history.</summary>
/// <param name="Experiments">The number of new experiments.</param>
/// <param name="Known">The number of existing experiments.</param>
/// <param name="Runs">The number of new runs.</param>
internal readonly record struct AddedCounts(int Experiments, int Known, int Runs)
{
    /// <summary>Adds the counts.</summary>
    public static AddedCounts operator +(AddedCounts left, AddedCounts right) =>
        new(left.Experiments + right.Experiments, left.Known + right.Known, left.Runs + right.Runs);
}
