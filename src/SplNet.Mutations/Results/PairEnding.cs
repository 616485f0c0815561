namespace SplNet.Mutations.Results;

/// <summary>The ways in which a test can end on a mutant whose work is counted.</summary>
internal enum PairEnding
{
    /// <summary>It was counted.</summary>
    Counted,

    /// <summary>It threw, or could not be bound to the mutant.</summary>
    Threw,

    /// <summary>It did not answer in time.</summary>
    Hung,

    /// <summary>It ended its process.</summary>
    Exited,

    /// <summary>Its process crashed, or was killed for lack of memory.</summary>
    Crashed,

    /// <summary>The mutant's other tests had used up the time.</summary>
    NotReached,
}
