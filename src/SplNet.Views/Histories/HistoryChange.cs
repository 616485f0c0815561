namespace SplNet.Views.Histories;

/// <summary>A change of a series, as it was decided elsewhere.</summary>
internal sealed record HistoryChange
{
    /// <summary>Gets its outcome in one or two words.</summary>
    public required string Word { get; init; }

    /// <summary>Gets its mark in pictures.</summary>
    public required ChangeMark Mark { get; init; }

    /// <summary>Gets the session at which it is drawn, counted from 0; negative if no session of the series has its commit.</summary>
    public required int Place { get; init; }

    /// <summary>Gets the measured commit.</summary>
    public required string Commit { get; init; }

    /// <summary>Gets the commit with the change, as found by a search; empty if none was found, or one of several.</summary>
    public string Culprit { get; init; } = string.Empty;

    /// <summary>Gets the commit that it was compared with; empty if unknown.</summary>
    public string Baseline { get; init; } = string.Empty;

    /// <summary>Gets the ratio of the values at the commit and at the baseline; not a number if unknown.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>Gets the lower end of its interval.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>Gets the upper end of its interval.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>Gets the time of the measurement, or empty.</summary>
    public string When { get; init; } = string.Empty;

    /// <summary>Gets the reason why people accept it; empty if they have not.</summary>
    public string Acceptance { get; init; } = string.Empty;
}
