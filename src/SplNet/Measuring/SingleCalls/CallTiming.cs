namespace SplNet.Measuring.SingleCalls;

/// <summary>Whether the calls of a run are timed one by one.</summary>
internal enum CallTiming : byte
{
    /// <summary>They are not: the formula asks for none, or calls were too short in the run before, and the runs of an operand are alike.</summary>
    Batches,

    /// <summary>They are if one is long enough for the clock.</summary>
    IfLongEnough,

    /// <summary>They are, as in the run before.</summary>
    Singly,
}
