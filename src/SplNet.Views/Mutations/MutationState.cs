namespace SplNet.Views.Mutations;

/// <summary>The states of a mutant on pages, in the order in which a reader must act.</summary>
internal enum MutationState
{
    /// <summary>Tests run it differently, but none became slower.</summary>
    Survived,

    /// <summary>The machine could not have detected it.</summary>
    Inconclusive,

    /// <summary>No test runs it differently.</summary>
    NotCovered,

    /// <summary>Not measured yet.</summary>
    NotMeasured,

    /// <summary>A test became slower.</summary>
    Killed,

    /// <summary>It does not enter the scores: it does not compile, is the same code, has other results or is left out.</summary>
    LeftOut,
}
