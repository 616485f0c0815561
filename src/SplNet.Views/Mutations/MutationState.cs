namespace SplNet.Views.Mutations;

/// <summary>What pages show of a mutant, what a reader must act on first.</summary>
internal enum MutationState
{
    /// <summary>Tests run it differently, and none became slower.</summary>
    Survived,

    /// <summary>The machine could not have seen it.</summary>
    Inconclusive,

    /// <summary>No test runs it differently.</summary>
    NotCovered,

    /// <summary>Nothing was measured of it yet.</summary>
    NotMeasured,

    /// <summary>A test became slower.</summary>
    Killed,

    /// <summary>It counts for nothing: it does not compile, is the same code, gives other results or is left out.</summary>
    LeftOut,
}
