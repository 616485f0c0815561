namespace SplNet;

/// <summary>The extra cost of one execution of a mutated place.</summary>
public enum MutationCost
{
    /// <summary>About the same time whatever the data: a lock, a box, a call.</summary>
    Constant,

    /// <summary>Memory: bytes that the original does not allocate.</summary>
    Allocation,

    /// <summary>More for more data: a search, a copy.</summary>
    Asymptotic,
}
