namespace SplNet.Views.Histories;

/// <summary>A series on machines of one class.</summary>
internal sealed record ShownSeries
{
    /// <summary>What tells it from all others, fit for the name of a file.</summary>
    public required string Key { get; init; }

    /// <summary>What is measured, and by which estimator.</summary>
    public required string Name { get; init; }

    /// <summary>The test or program and the requirement.</summary>
    public required string About { get; init; }

    /// <summary>The machines; empty if they are not known.</summary>
    public required string Machine { get; init; }

    /// <summary>Nanoseconds, Bytes, or empty for counts.</summary>
    public required string Unit { get; init; }

    /// <summary>The sessions in the order of commits; at least one.</summary>
    public required IReadOnlyList<ShownSession> Sessions { get; init; }

    /// <summary>What happened, in the order of time.</summary>
    public required IReadOnlyList<ShownChange> Changes { get; init; }

    /// <summary>True if the last commit of the history has measured it.</summary>
    public required bool IsCurrent { get; init; }

    /// <summary>The last change that was confirmed and that nobody has accepted; null if there is none.</summary>
    public ShownChange? Change => Changes.LastOrDefault(static change => change is { Kind: ShownChangeKind.Confirmed, Accepted: null });

    /// <summary>True if that one made it slower.</summary>
    public bool IsSlower => Change is { IsGain: false };
}
