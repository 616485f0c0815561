namespace SplNet.History.Measurements;

/// <summary>An experiment as histories keep it.</summary>
internal sealed record RecordedExperiment
{
    /// <summary>The key that it got where it was evaluated.</summary>
    public required string Key { get; init; }

    /// <summary>The key of its whole content. Two experiments of one <see cref="Key"/> have the same, or one of them was tampered with.</summary>
    public required string Digest { get; init; }

    /// <summary>When it ended, in universal time.</summary>
    public required DateTimeOffset Ended { get; init; }

    /// <summary>The test or the program.</summary>
    public required string Source { get; init; }

    /// <summary>The requirement as people know it: its name, else its formula.</summary>
    public required string Title { get; init; }

    /// <summary>Pass, Fail, Inconclusive or Invalid; empty for numbers that no requirement judged.</summary>
    public required string Verdict { get; init; }

    /// <summary>The significance; 0 for numbers that no requirement judged.</summary>
    public double Alpha { get; init; }

    /// <summary>The comparisons, from left to right.</summary>
    public IReadOnlyList<RecordedComparison> Comparisons { get; init; } = [];

    /// <summary>What was measured.</summary>
    public required IReadOnlyList<Sample> Samples { get; init; }

    /// <summary>False for runs that show nothing, because the experiment failed while they were measured.</summary>
    public bool IsUsable => Verdict != "Invalid";
}
