namespace SplNet;

/// <summary>The possible effects of a mutant on the results of the program.</summary>
public enum MutationTier
{
    /// <summary>Results are the same by construction. The type of an exception for a null receiver may differ.</summary>
    Preserving,

    /// <summary>Results may differ: functional tests must pass before the mutant counts.</summary>
    Validated,
}
