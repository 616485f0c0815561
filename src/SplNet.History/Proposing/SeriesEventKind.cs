namespace SplNet.History.Proposing;

/// <summary>The kinds of <see cref="SeriesEvent"/>.</summary>
internal enum SeriesEventKind
{
    /// <summary>Measured against the baseline, and no change seen: sums begin at 0.</summary>
    Refused,

    /// <summary>The reference begins anew, the baseline stays.</summary>
    ReferenceRestarted,

    /// <summary>Baseline and reference begin anew.</summary>
    BaselineMoved,
}
