namespace SplNet.Measuring.SingleCalls;

/// <summary>The mode of timing the calls of a run.</summary>
internal enum CallTiming : byte
{
    /// <summary>
    /// Calls are not timed one by one: the formula does not need it, or calls were too short in the previous run (the runs
    /// of an operand are alike).
    /// </summary>
    Batches,

    /// <summary>Calls are timed one by one if they are long enough for the clock.</summary>
    IfLongEnough,

    /// <summary>Calls are timed one by one, as in the previous run.</summary>
    Singly,
}
