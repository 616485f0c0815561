namespace SplNet.Tool.Bisecting;

/// <summary>A formula that the search has measured.</summary>
/// <param name="Formula">The formula, with revisions.</param>
internal sealed record CommitExperiment(string Formula)
{
    /// <summary>The resolution that the search needs; null for the resolution of the settings.</summary>
    public double? Resolution { get; init; }

    /// <summary>The largest resolution that serves the search, where the settings decide.</summary>
    public double MostResolution { get; init; } = double.PositiveInfinity;

    /// <summary>True if the search itself requires a resolution, beyond the settings.</summary>
    public bool IsExact => Resolution is not null || double.IsFinite(MostResolution);

    /// <summary>True if its causes are looked for on the user's request.</summary>
    public bool IsExplained { get; init; }

    /// <summary>True if no runs of earlier experiments may be used.</summary>
    public bool IsFresh { get; init; }
}
