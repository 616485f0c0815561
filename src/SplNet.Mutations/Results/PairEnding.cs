namespace SplNet.Mutations.Results;

/// <summary>How a test ended on a mutant whose work was counted.</summary>
internal enum PairEnding
{
    /// <summary>It was counted.</summary>
    Counted,

    /// <summary>It threw, or could not be bound to the mutant.</summary>
    Threw,

    /// <summary>It gave no answer in time.</summary>
    Hung,

    /// <summary>It ended its process.</summary>
    Exited,

    /// <summary>Its process crashed, or was killed for want of memory.</summary>
    Crashed,

    /// <summary>Others of the mutant's tests had used up the time.</summary>
    NotReached,
}
