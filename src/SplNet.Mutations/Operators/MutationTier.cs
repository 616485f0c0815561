namespace SplNet;

/// <summary>Whether a mutant may change what the program computes.</summary>
public enum MutationTier
{
    /// <summary>Results are the same by construction. The type of an exception for a null receiver may be another one.</summary>
    Preserving,

    /// <summary>Results may differ: functional tests must pass before the mutant counts.</summary>
    Validated,
}
