namespace SplNet.Processes.Protocol;

/// <summary>The kind of a message of a measuring process; its first byte.</summary>
internal enum MessageKind : byte
{
    /// <summary>A <see cref="IterationTurnRequest"/>.</summary>
    IterationTurnRequest = 1,

    /// <summary>A <see cref="MeasureAnswer"/>.</summary>
    Answer = 2,

    /// <summary>The last message: how the clean-up of the test went.</summary>
    Farewell = 3,

    /// <summary>The current stage of a trial process.</summary>
    TrialStage = 4,

    /// <summary>The outcome of the trial of a test.</summary>
    TrialOutcome = 5,

    /// <summary>A counting process starts with an operand.</summary>
    CountBegins = 6,

    /// <summary>A <see cref="CountAnswer"/>.</summary>
    Count = 7,

    /// <summary>The set-up is complete, and the warm-up starts.</summary>
    WarmUp = 8,

    /// <summary>The rows that the sources of a test return.</summary>
    Rows = 9,
}
