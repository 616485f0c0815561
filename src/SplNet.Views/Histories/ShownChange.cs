namespace SplNet.Views.Histories;

/// <summary>Something that happened to a series.</summary>
/// <param name="Kind">What.</param>
/// <param name="Commit">The commit that was measured.</param>
/// <param name="Baseline">The commit that it was compared with.</param>
/// <param name="Ratio">The value at the commit as a multiple of that at the baseline; not a number where nothing was compared.</param>
/// <param name="Lower">The lower end of its interval.</param>
/// <param name="Upper">The upper end.</param>
/// <param name="Accepted">Why people want it; null where nobody has said so.</param>
/// <param name="Repeat">The command that measures it again; empty if there is none.</param>
/// <param name="Bisect">The command that searches for the commit; empty if there is none.</param>
internal sealed record ShownChange(ShownChangeKind Kind, string Commit, string Baseline, double Ratio, double Lower, double Upper, string? Accepted, string Repeat, string Bisect)
{
    /// <summary>True if the value became smaller.</summary>
    public bool IsGain => Ratio < 1;

    /// <summary>In words.</summary>
    public string Text => Kind switch
    {
        ShownChangeKind.Confirmed when Accepted is not null => "accepted",
        ShownChangeKind.Confirmed => IsGain ? "confirmed faster" : "confirmed slower",
        ShownChangeKind.Suspected => "suspected",
        ShownChangeKind.Unstable => "sessions disagree",
        ShownChangeKind.Environment => "environment",
        _ => "not reproduced",
    };
}
