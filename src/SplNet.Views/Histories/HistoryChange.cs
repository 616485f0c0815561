namespace SplNet.Views.Histories;

/// <summary>What is known of a change of a series, as it was decided elsewhere.</summary>
internal sealed record HistoryChange
{
    /// <summary>What became of it, in one or two words.</summary>
    public required string Word { get; init; }

    /// <summary>What it is drawn as.</summary>
    public required ChangeMark Mark { get; init; }

    /// <summary>The session at which it is drawn, counted from 0; negative where none of the series is of its commit.</summary>
    public required int Place { get; init; }

    /// <summary>The commit that was measured.</summary>
    public required string Commit { get; init; }

    /// <summary>The commit that has the change, as a search has named it; empty where none was named, or one of several.</summary>
    public string Culprit { get; init; } = string.Empty;

    /// <summary>The commit that it was compared with; empty where none is known.</summary>
    public string Baseline { get; init; } = string.Empty;

    /// <summary>The value at the commit over that at the baseline; not a number where it is not known.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>The lower end of its interval.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>The upper end of its interval.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>When it was measured, or empty.</summary>
    public string When { get; init; } = string.Empty;

    /// <summary>Why people want it; empty where they have not said so.</summary>
    public string Acceptance { get; init; } = string.Empty;
}
