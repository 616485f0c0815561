namespace SplNet.History.Measurements;

/// <summary>An experiment in a history.</summary>
internal sealed record RecordedExperiment
{
    /// <summary>Gets the key from its evaluation.</summary>
    public required string Key { get; init; }

    /// <summary>
    /// Gets the key of its whole content. Two experiments with one <see cref="Key"/> have the same, or one of them was tampered with.
    /// </summary>
    public required string Digest { get; init; }

    /// <summary>Gets the end time, in universal time.</summary>
    public required DateTimeOffset Ended { get; init; }

    /// <summary>Gets the test or the program.</summary>
    public required string Source { get; init; }

    /// <summary>Gets the requirement as people know it: its name, otherwise its formula.</summary>
    public required string Title { get; init; }

    /// <summary>Gets Pass, Fail, Inconclusive or Invalid; empty for numbers without a requirement.</summary>
    public required string Verdict { get; init; }

    /// <summary>Gets the significance; 0 for numbers without a requirement.</summary>
    public double Alpha { get; init; }

    /// <summary>Gets the comparisons, from left to right.</summary>
    public IReadOnlyList<RecordedComparison> Comparisons { get; init; } = [];

    /// <summary>Gets the measurements.</summary>
    public required IReadOnlyList<Sample> Samples { get; init; }

    /// <summary>False for runs that show nothing, because the experiment failed while they were measured.</summary>
    public bool IsUsable => Verdict != "Invalid";
}
