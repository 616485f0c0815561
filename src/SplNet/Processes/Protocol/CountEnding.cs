namespace SplNet.Processes.Protocol;

/// <summary>How the counting of an operand ended.</summary>
internal enum CountEnding : byte
{
    /// <summary>It was counted.</summary>
    Counted,

    /// <summary>It threw, or could not be bound.</summary>
    Threw,

    /// <summary>It did not answer in time.</summary>
    Hung,

    /// <summary>It ended its process.</summary>
    Exited,

    /// <summary>Its process crashed, or was killed.</summary>
    Crashed,

    /// <summary>Others had used up the time.</summary>
    NotReached,
}
