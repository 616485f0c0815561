namespace SplNet.History.Proposing;

/// <summary>The kinds of <see cref="SeriesEvent"/>.</summary>
internal enum SeriesEventKind
{
    /// <summary>Measured against the baseline without showing a change: sums restart at 0.</summary>
    Refused,

    /// <summary>The reference restarts, the baseline stays.</summary>
    ReferenceRestarted,

    /// <summary>Baseline and reference restart.</summary>
    BaselineMoved,
}
