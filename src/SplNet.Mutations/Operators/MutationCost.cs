namespace SplNet;

/// <summary>What one execution of a mutated place costs more than the original.</summary>
public enum MutationCost
{
    /// <summary>About the same time whatever the data: a lock, a box, a call.</summary>
    Constant,

    /// <summary>Memory: bytes that the original does not allocate.</summary>
    Allocation,

    /// <summary>More for more data: a search, a copy.</summary>
    Asymptotic,
}
